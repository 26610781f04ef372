import { afterEach, beforeEach, expect, it, vi } from "vitest";

const PLACEHOLDER = { id: -1, lemma: null, status: "new" } as const;
const CHECK = "GET /api/user-words/check/Haus";

/** What the server was asked, and how it answers a word that is saved. */
let asked: string[];
let save: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  const storage = Object.create({
    getItem(key: string) {
      return (this as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  });
  vi.stubGlobal("localStorage", storage);
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
    return Promise.resolve(Response.json({ saved: true, id: 7 }));
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose reader saved the same word in two languages while nothing could be sent. */
async function openStalled() {
  vi.resetModules();
  const [{ unsaveWord }, { sendOnce, drain }, { followOutbox, useOutbox }, { useSession }] =
    await Promise.all([
      import("./unsave-word.ts"),
      import("@lagom/shared/outbox/send"),
      import("@lagom/shared/outbox/state"),
      import("@lagom/shared/session/store"),
    ]);
  vi.stubGlobal("addEventListener", () => {});
  const user = { id: "ada", email: "a@b.c", full_name: null, created_at: "", sign_up_method: "email" };
  useSession.setState({ user, loading: false });
  followOutbox();
  save = () => Promise.reject(new TypeError("no network"));
  for (const source_lang of ["sv", "de"] as const)
    await sendOnce(
      "POST /api/user-words",
      { body: { source_word: "Haus", translated_word: "house", source_lang, target_lang: "en" } },
      { label: "Haus" },
    );
  expect(useOutbox.getState().stalled).toBe(true);
  asked = [];
  const waiting = () =>
    useOutbox.getState().waiting.map(({ request }) => (request.body as { source_lang: string }).source_lang);
  return { undo: () => unsaveWord({ ...PLACEHOLDER, word: "Haus" }, "Deutsch"), drain, waiting };
}

it("takes back a word that waits without asking the server, and leaves its like in another language", async () => {
  const page = await openStalled();
  await page.undo();
  expect(page.waiting()).toEqual(["sv"]);
  expect(asked).toEqual([]);
});

it("deletes a word that is on its way to the server while it is taken back", async () => {
  const page = await openStalled();
  let answer = (_: Response) => {};
  save = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const saved = () => Response.json({ id: 7 }, { status: 201 });
  void page.drain();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer(saved());
  await vi.waitFor(() => expect(asked).toEqual(["POST /api/user-words sv", "POST /api/user-words de"]));
  const undone = page.undo();
  expect(page.waiting()).toEqual([]);
  answer(saved());
  await vi.runAllTimersAsync();
  await undone;
  expect(asked.slice(2)).toEqual([CHECK, "DELETE /api/user-words/7"]);
});
