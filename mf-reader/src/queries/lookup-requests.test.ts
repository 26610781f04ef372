import { queryClient } from "@lagom/shared/query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkWord } from "./check-word.ts";
import { type TranslateRequest, translationOptions } from "./translate.ts";

/** The requests made, as method and path. Each is answered when the test says so. */
let asked: string[];
let answer: (body: object) => void;

beforeEach(() => {
  asked = [];
  const answered = new Promise<object>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url}${body ?? ""}`);
    return Response.json(await answered);
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "http://api", auth: "http://auth" }) }),
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const request = (
  text: string,
  source_lang: TranslateRequest["source_lang"] = "sv",
  context = text,
): TranslateRequest => ({
  text,
  source_lang,
  target_lang: "en",
  context,
});
const translated = (wanted: TranslateRequest) => queryClient.fetchQuery(translationOptions(wanted));

test("concurrent lookups of the same text share one request, whatever their sentence, and later ones make none", async () => {
  const first = translated(request("hem igen"));
  const second = translated(request("hem igen", "sv", "Hem igen!"));
  const other = translated(request("hem nu"));
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  answer({ translated_word: "home again" });
  expect(await first).toEqual({ translated_word: "home again" });
  expect(await second).toBe(await first);
  await other;
  await translated(request("hem igen"));
  expect(asked.map((call) => JSON.parse(call.slice(call.indexOf("{"))).text)).toEqual(["hem igen", "hem nu"]);
});

test("a meaning in one language is not used for another", async () => {
  const inEnglish = translated(request("hem igen"));
  const inPolish = translated({ ...request("hem igen"), target_lang: "pl" });
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  answer({ translated_word: "home again" });
  await Promise.all([inEnglish, inPolish]);
  expect(asked.map((call) => JSON.parse(call.slice(call.indexOf("{"))).target_lang)).toEqual(["en", "pl"]);
});

test("checks of the same word share one request, and all within a tenth of a second are sent together", async () => {
  vi.useFakeTimers();
  try {
    const checks = [checkWord("hem", "sv"), checkWord("hem", "sv")];
    await vi.advanceTimersByTimeAsync(60);
    checks.push(checkWord("hem", "de"), checkWord("hem", "sv"));
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(40);
    expect(asked).toEqual([
      "GET /api/user-words/check/hem?source_lang=sv",
      "GET /api/user-words/check/hem?source_lang=de",
    ]);
    answer({ saved: true, id: 3 });
    expect(await Promise.all(checks)).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});
