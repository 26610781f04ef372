import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const KATT = { id: 1, word: "katt", lemma: null, status: "known" } as const;
const HUND = { id: 7, word: "hund", lemma: "hund", status: "new" } as const;
const WORD = { source_word: "hund", translated_word: "dog", source_lang: "sv", target_lang: "en" } as const;

/** How the server answers a write. */
let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
  });
  vi.stubGlobal("fetch", async () => answer());
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** A page with the marks of a language and what the server knows of one word. */
async function open(marks: readonly object[] | undefined) {
  const [{ keyFor, queryClient }, { savingWord }, { unsavingWord }, { marksKey }] = await Promise.all([
    import("@lagom/shared/query"),
    import("./save-word.ts"),
    import("./unsave-word.ts"),
    import("./marks.ts"),
  ]);
  const key = marksKey("svenska");
  const check = keyFor("GET /api/user-words/check/{word}", {
    params: { word: "hund" },
    query: { source_lang: "sv" },
  });
  if (marks) queryClient.setQueryData(key, marks);
  queryClient.setQueryData(check, { saved: false });
  const cache = queryClient.getMutationCache();
  const isStale = (of: readonly unknown[]) => queryClient.getQueryState(of)?.isInvalidated;
  return {
    save: () => cache.build(queryClient, savingWord(queryClient, "svenska")).execute(WORD),
    undo: (mark: typeof HUND) => cache.build(queryClient, unsavingWord(queryClient, "svenska")).execute(mark),
    marks: () => queryClient.getQueryData(key),
    /** Whether all marks, and the word, will be refetched. */
    stale: () => [isStale(key), isStale(check)],
  };
}

const saved = () =>
  Response.json({ id: 7, source_word: "hund", lemma: "hund", status: "new" }, { status: 201 });
const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: "", request_id: "r" } }, { status });

it("updates the cached marks when a word is saved and unsaved, without another request", async () => {
  const page = await open([KATT]);
  answer = saved;
  await page.save();
  expect(page.marks()).toEqual([KATT, HUND]);
  await expect.poll(page.stale).toEqual([false, true]);
  answer = () => new Response(null, { status: 204 });
  await page.undo(HUND);
  expect(page.marks()).toEqual([KATT]);
  await expect.poll(page.stale).toEqual([false, true]);
});

it("refetches all marks if the cached ones may be wrong", async () => {
  answer = () => refused(409, "word_already_saved");
  const known = await open([KATT]);
  await known.save();
  await expect.poll(known.stale).toEqual([true, true]);

  vi.resetModules();
  answer = saved;
  const early = await open(undefined);
  await early.save();
  await expect.poll(early.stale).toEqual([true, true]);

  vi.resetModules();
  answer = () => refused(500, "internal");
  const failing = await open([KATT, HUND]);
  await failing.undo(HUND).catch(() => {});
  expect(failing.marks()).toEqual([KATT, HUND]);
  await expect.poll(failing.stale).toEqual([true, true]);

  vi.resetModules();
  answer = () => new Response(null, { status: 204 });
  const otherwise = await open([{ ...HUND, word: "Hund" }]);
  await otherwise.undo(HUND);
  await expect.poll(otherwise.stale).toEqual([true, true]);
});
