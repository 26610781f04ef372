import { expect, test } from "vitest";
import { pageLanguage } from "./page-language.ts";

test.for<[cookie: string | undefined, accepted: string | undefined, language: string]>([
  [undefined, undefined, "en"],
  [undefined, "de-AT,de;q=0.9,en;q=0.5", "de"],
  [undefined, "fi, sv;q=0.8, en;q=0.9", "en"],
  [undefined, "zh-Hant-TW", "zh"],
  [undefined, "JA", "ja"],
  [undefined, "*", "en"],
  [undefined, "de;q=0, fr;q=0.1", "fr"],
  [undefined, "de;q=nothing, fr;q=0.1", "fr"],
  [undefined, `${"xx,".repeat(30)}de`, "en"],
  ["lagom-account-language=ja", "de", "ja"],
  ["lagom-account-language=ja; lagom-language=ar", "de", "ar"],
  ["a=b; lagom-language=pl; c=d", undefined, "pl"],
  ["lagom-language=xx; lagom-account-language=ko", "de", "ko"],
  ["lagom-language=en; lagom-account-language=ko", "de", "en"],
  ["xlagom-language=ar", "de", "de"],
  ["lagom-language=<script>", "de", "de"],
])("with the cookies %s and Accept-Language %s a page is shown in %s", ([cookie, accepted, language]) => {
  const headers = { ...(cookie && { cookie }), ...(accepted && { "accept-language": accepted }) };
  expect(pageLanguage({ headers })).toBe(language);
});
