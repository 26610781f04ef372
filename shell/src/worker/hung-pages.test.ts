import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heardFrom, watchPage } from "./hung-pages.ts";
import { isolateRescued } from "./rescue.ts";

const note = JSON.stringify({
  session: "a-tab",
  reports: [{ deployable: "books", release: "0123456789ab" }],
});

const said = { note, address: "https://lagom.test/books#third" };

/** What was kept, by address. */
let kept: Map<string, string>;
let reported: string[];
let loaded: string[];
/** What the browser does when a page is to be loaded. */
let load: () => Promise<unknown>;
let gone: boolean;
let visibilityState: DocumentVisibilityState;
/** What the page does when it is asked. */
let asked: (id: string) => void;
let questions: number;
/** Each test has a page of its own. */
let id = "";

beforeEach(({ task }) => {
  id = task.id;
  [kept, reported, loaded, visibilityState, gone, questions] = [new Map(), [], [], "visible", false, 0];
  asked = (page) => heardFrom(page, said);
  load = async () => {};
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
      put: async (path: string, answer: Response) => kept.set(path, await answer.text()),
      keys: async () => [...kept.keys()],
      delete: async (path: string) => kept.delete(path),
    }),
  });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.unstubAllGlobals());

const client = {
  get visibilityState() {
    return visibilityState;
  },
  postMessage() {
    questions += 1;
    asked(id);
  },
  navigate(url: string) {
    loaded.push(url);
    return load();
  },
};
const watch = () =>
  watchPage({ clients: { get: async () => (gone ? undefined : client) } }, id, async (body) =>
    reported.push(body),
  );
const hang = () => {
  asked = () => {};
};

test("a page that answers is asked for ten seconds after its last request, and nothing is reported", async () => {
  const watching = watch();
  await vi.advanceTimersByTimeAsync(5000);
  void watch();
  await vi.advanceTimersByTimeAsync(60_000);
  await watching;
  expect(questions).toBe(16);
  expect(reported).toEqual([]);
});

test("a page that hangs is reported within seven seconds, once, kept for its tab, and loaded anew", async () => {
  const watching = watch();
  await vi.advanceTimersByTimeAsync(2000);
  hang();
  await vi.advanceTimersByTimeAsync(7000);
  await watching;
  expect(reported).toEqual([note]);
  expect([...kept]).toEqual([["/hung/a-tab", note]]);
  expect(loaded).toEqual(["https://lagom.test/books"]);
});

test("a page that hangs again since what was kept was not seen is reported, and not loaded anew for ever", async () => {
  kept.set("/hung/a-tab", note);
  heardFrom(id, said);
  hang();
  const watching = watch();
  await vi.advanceTimersByTimeAsync(7000);
  await watching;
  expect(reported).toEqual([note]);
  expect(loaded).toEqual([]);
});

test("the document of a page that is loaded anew is isolated, and no other; a browser that cannot load it changes nothing", async () => {
  const isolation = (address: string) => {
    const document = new Response("a page", { headers: { "content-type": "text/html" } });
    const answered = isolateRescued(address, document).headers;
    return [answered.get("content-type"), answered.get("cross-origin-embedder-policy")];
  };
  let during: unknown;
  load = async () => {
    during = [isolation("https://lagom.test/books"), isolation("https://lagom.test/")];
    throw new TypeError("Cannot navigate to URL");
  };
  heardFrom(id, said);
  hang();
  const watching = watch();
  await vi.advanceTimersByTimeAsync(7000);
  await watching;
  expect(during).toEqual([
    ["text/html", "require-corp"],
    ["text/html", null],
  ]);
  expect(isolation("https://lagom.test/books")).toEqual(["text/html", null]);
});

test("a page that hangs before it was first asked is known by what it said", async () => {
  hang();
  expect(heardFrom(id, said)).toBe(true);
  const watching = watch();
  await vi.advanceTimersByTimeAsync(7000);
  await watching;
  expect(reported).toEqual([note]);
});

test("a page that is busy for four seconds is not reported", async () => {
  const watching = watch();
  await vi.advanceTimersByTimeAsync(1000);
  hang();
  await vi.advanceTimersByTimeAsync(4000);
  asked = (page) => heardFrom(page, said);
  await vi.advanceTimersByTimeAsync(60_000);
  await watching;
  expect(reported).toEqual([]);
});

test.each([
  ["is hidden", () => (visibilityState = "hidden")],
  ["has ended", () => heardFrom(id, { ...said, note: "" })],
  ["is gone, as after a crash", () => (gone = true)],
])("a page that answers nothing since it %s is not reported", async (_, happens) => {
  const watching = watch();
  await vi.advanceTimersByTimeAsync(1000);
  hang();
  happens();
  await vi.advanceTimersByTimeAsync(60_000);
  await watching;
  expect(reported).toEqual([]);
  expect(kept.size).toBe(0);
});

test("a page whose release says nothing of itself is not reported", async () => {
  hang();
  const watching = watch();
  await vi.advanceTimersByTimeAsync(60_000);
  await watching;
  expect(reported).toEqual([]);
});

test("of the tabs that hung, twenty are kept", async () => {
  for (let tab = 0; tab < 20; tab++) kept.set(`/hung/${tab}`, "");
  hang();
  heardFrom(id, said);
  const watching = watch();
  await vi.advanceTimersByTimeAsync(7000);
  await watching;
  expect([...kept.keys()]).toHaveLength(20);
  expect(kept.has("/hung/0")).toBe(false);
  expect(kept.has("/hung/a-tab")).toBe(true);
});
