import { LANGUAGES } from "@lagom/shared/text/languages";
import { expect, it } from "vitest";
import { tokeniseSentence } from "./tokenise.ts";

const HOSTILE = [
  "<script>alert('hej')</script> <img src=x onerror=alert(1)> &amp; <b>fet</b>",
  "\u202Eabc\u202C \u200Fשלום\u200E مرحبا \u2066x\u2069",
  "👩‍🚀👨‍👩‍👧 🇸🇪 hej👍🏽",
  "ha\u200Bv \u200Cnoll\u200D \uFEFFbredd",
  "Z\u0351\u036B\u0343\u036A\u0302a\u0301\u0323 o\u0308",
  "'; drop table rewrites; -- %_\\",
];

it.each(LANGUAGES)(
  "$name tokenises markup, direction marks, emoji, zero-width characters and accents at exact offsets",
  async ({ code }) => {
    for (const raw of HOSTILE) {
      const text = raw.normalize("NFC");
      const tokens = await tokeniseSentence(text, code);
      let end = 0;
      for (const token of tokens) {
        expect(token.start).toBeGreaterThanOrEqual(end);
        expect(token.end).toBeGreaterThan(token.start);
        expect(text.slice(token.start, token.end)).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
        expect(text.slice(token.start, token.end)).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
        // Never between a letter and its accents, or within a surrogate pair.
        expect(text.slice(token.end)).not.toMatch(/^(?:\p{M}|[\uDC00-\uDFFF])/u);
        end = token.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }
  },
);
