import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const PLACEHOLDER = { id: -1, lemma: null, status: "new" } as const;
const SAVE = "POST /api/user-words";
const DELETE = "DELETE /api/user-words/{source_lang}/{word}";
const DELETED = "DELETE /api/user-words/sv/Haus";

/** The requests made, and how the server answers a save. */
let asked: string[];
let save: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
  });
  vi.stubGlobal("fetch", (address: string, { method, body }: RequestInit) => {
    const url = new URL(address, location.href);
    asked.push(`${method} ${url.pathname}${body ? ` ${JSON.parse(String(body)).source_lang}` : ""}`);
    if (method === "POST") return save();
    if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
    throw new Error(`Nobody asks for ${url}`);
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A page whose reader saved the same word in two languages while nothing could be sent.
 * @param onLine whether the browser reported being online, so that the server may have them
 */
async function openStalled(onLine: boolean) {
  vi.stubGlobal("navigator", { languages: ["en"], onLine });
  vi.resetModules();
  const [{ unsaveWord }, { sendOnce, drain }, { followWriteQueue, useWriteQueue }, { useSession }] =
    await Promise.all([
      import("./unsave-word.ts"),
      import("@lagom/shared/write-queue/send"),
      import("@lagom/shared/write-queue/state"),
      import("@lagom/shared/session/store"),
    ]);
  vi.stubGlobal("addEventListener", () => {});
  const user = { id: "ada", email: "a@b.c", full_name: null, created_at: "", sign_up_method: "email" };
  useSession.setState({ user, loading: false });
  followWriteQueue();
  save = () => Promise.reject(new TypeError("no network"));
  for (const source_lang of ["sv", "de"] as const)
    await sendOnce(
      "POST /api/user-words",
      { body: { source_word: "Haus", translated_word: "house", source_lang, target_lang: "en" } },
      { label: "Haus" },
    );
  expect(useWriteQueue.getState().stalled).toBe(true);
  // The second was not tried: the first found no network.
  await drain();
  asked = [];
  const waiting = () => useWriteQueue.getState().waiting.map(({ key }) => key);
  const undo = (language: "svenska" | "Deutsch") => unsaveWord({ ...PLACEHOLDER, word: "Haus" }, language);
  return { undo, drain, waiting };
}

it("drops an unsent word without a request, and leaves the same word in another language", async () => {
  const page = await openStalled(false);
  await page.undo("Deutsch");
  expect(page.waiting()).toEqual(["POST /api/user-words"]);
  await page.undo("svenska");
  expect(page.waiting()).toEqual([]);
  expect(asked).toEqual([]);
});

it("sends a word before deleting it if the server may have it although no answer came", async () => {
  const page = await openStalled(true);
  await page.undo("svenska");
  expect(page.waiting()).toEqual([SAVE, SAVE, DELETE]);
  save = () => Promise.resolve(Response.json({ id: 7 }, { status: 201 }));
  asked = [];
  await page.drain();
  expect(asked).toEqual(["POST /api/user-words sv", "POST /api/user-words de", DELETED]);
  expect(page.waiting()).toEqual([]);
});

it("deletes a word whose save is in flight when it is undone", async () => {
  const page = await openStalled(true);
  let answer = (_: Response) => {};
  save = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const saved = () => Response.json({ id: 7 }, { status: 201 });
  void page.drain();
  await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000);
  const undone = page.undo("svenska");
  answer(saved());
  await vi.waitFor(
    () => expect(asked).toEqual(["POST /api/user-words sv", "POST /api/user-words de"]),
    20_000,
  );
  answer(saved());
  await vi.runAllTimersAsync();
  await undone;
  expect(asked.slice(2)).toEqual([DELETED]);
  expect(page.waiting()).toEqual([]);
});
