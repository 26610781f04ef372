import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What the server gets and answers: by default it takes everything. */
let network: "up" | "down" | "silent";
let unanswered: number;
let answers: Map<string, () => Response>;
let got: { body: Record<string, unknown>; key: string }[];

async function server(_url: string, { body, headers }: RequestInit): Promise<Response> {
  if (network === "down") throw new TypeError("fetch failed");
  if (network === "silent") {
    unanswered += 1;
    await new Promise(() => {});
  }
  const parsed = JSON.parse(String(body));
  got.push({ body: parsed, key: (headers as Record<string, string>)["idempotency-key"] ?? "" });
  return (
    answers.get(parsed.source_word ?? parsed.activity_type)?.() ?? Response.json({ id: 7 }, { status: 201 })
  );
}

const failing = (status: number, code: string) => () =>
  Response.json({ error: { code, message: `because of ${code}`, request_id: "r" } }, { status });

/** A tab of its own over the same storage, signed in. */
async function openTab(user = "ada") {
  vi.resetModules();
  const [send, state, { useSession }, entries] = await Promise.all([
    import("./send.ts"),
    import("./state.ts"),
    import("../session/store.ts"),
    import("./entries.ts"),
  ]);
  useSession.setState({
    user: { id: user, email: "a@b.c", full_name: null, sign_up_method: "email", created_at: "" },
    loading: false,
  });
  const word = (source_word: string) =>
    send.sendOnce(
      "POST /api/user-words",
      { body: { source_word, translated_word: "x", source_lang: "sv", target_lang: "en" } },
      { label: source_word },
    );
  const read = () =>
    send.sendOnce(
      "POST /api/user/activities",
      { body: { activity_type: "article_read" } },
      { patient: true },
    );
  return { ...send, ...state, word, read, kept: () => entries.entriesOf(user).length };
}

beforeEach(() => {
  network = "up";
  unanswered = 0;
  answers = new Map();
  got = [];
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
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
  });
  vi.stubGlobal("fetch", server);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers(); // what would be tried again later ends with its test
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("gives the answer of a write that is sent, and keeps nothing of it", async () => {
  const tab = await openTab();
  expect(await tab.word("hund")).toEqual({ state: "sent", reply: { id: 7 } });
  expect(tab.kept()).toBe(0);
  expect(tab.useOutbox.getState()).toMatchObject({ waiting: [], stalled: false, sent: null });
});

it("keeps what is written without a network, and sends it once, in order, from the next page", async () => {
  const tab = await openTab();
  network = "down";
  vi.stubGlobal("navigator", { onLine: false });
  expect(await Promise.all([tab.word("hund"), tab.read(), tab.word("katt")])).toEqual(
    Array(3).fill({ state: "waiting" }),
  );
  expect(tab.useOutbox.getState()).toMatchObject({ stalled: true, waiting: { length: 3 } });

  network = "up";
  vi.stubGlobal("navigator", { onLine: true });
  const next = await openTab();
  await Promise.all([next.drain(), next.drain()]);
  expect(got.map(({ body }) => body.source_word ?? body.activity_type)).toEqual([
    "hund",
    "article_read",
    "katt",
  ]);
  expect(new Set(got.map(({ key }) => key)).size).toBe(3);
  expect(next.useOutbox.getState()).toMatchObject({ waiting: [], stalled: false, sent: { count: 3 } });
});

it("says nothing of what was on its way as the page was left, of which the reader knows nothing", async () => {
  const left = await openTab();
  network = "silent";
  void left.word("hund");
  await vi.waitFor(() => expect(unanswered).toBe(1));
  network = "up";
  const next = await openTab();
  await next.drain();
  expect(got.map(({ body }) => body.source_word)).toEqual(["hund"]);
  expect(next.kept()).toBe(0);
  expect(next.useOutbox.getState()).toMatchObject({ waiting: [], stalled: false, sent: null });
});

it("tells of what waited for long enough to be seen, though the browser called itself online", async () => {
  const tab = await openTab();
  network = "down";
  expect(await tab.read()).toEqual({ state: "waiting" });
  await vi.advanceTimersByTimeAsync(3000);
  network = "up";
  const next = await openTab();
  await next.drain();
  expect(next.useOutbox.getState()).toMatchObject({ waiting: [], sent: { count: 1 } });
});

it("says nothing of what failed as the page was left", async () => {
  const left = await openTab();
  network = "down";
  expect(await left.read()).toEqual({ state: "waiting" });
  network = "up";
  const next = await openTab();
  await next.drain();
  expect(next.useOutbox.getState()).toMatchObject({ waiting: [], sent: null });
});

it("keeps everything when the session ends in the middle, under the same keys", async () => {
  const tab = await openTab();
  answers.set("hund", failing(401, "unauthorized"));
  expect(await Promise.all([tab.word("hund"), tab.read()])).toEqual(Array(2).fill({ state: "waiting" }));
  expect(tab.kept()).toBe(2);
  const [first] = got;
  answers.clear();
  await tab.drain();
  expect(got[1]?.key).toBe(first?.key);
  expect(tab.kept()).toBe(0);
});

it("never sends one user's writes as another", async () => {
  const ada = await openTab("ada");
  network = "down";
  await ada.word("hund");
  network = "up";
  const bob = await openTab("bob");
  await bob.drain();
  expect(got).toEqual([]);
  await (await openTab("ada")).drain();
  expect(got).toHaveLength(1);
});

it("tells a caller that the server refuses, and lists what had waited and is refused", async () => {
  const tab = await openTab();
  answers.set("hund", failing(400, "bad_request"));
  await expect(tab.word("hund")).rejects.toMatchObject({ status: 400 });
  expect(tab.useOutbox.getState().refused).toEqual([]);
  network = "down";
  await Promise.all([tab.word("hund"), tab.word("katt")]);
  network = "up";
  answers.set("katt", failing(409, "word_already_saved"));
  await tab.drain();
  expect(tab.useOutbox.getState().refused).toMatchObject([
    { label: "hund", reason: "because of bad_request" },
  ]);
  expect(tab.kept()).toBe(0);
});

it("keeps what the reader did through failures of the server, and tells of a failed word at once", async () => {
  const tab = await openTab();
  answers.set("article_read", failing(500, "internal"));
  answers.set("hund", failing(500, "internal"));
  await expect(tab.word("hund")).rejects.toMatchObject({ status: 500 });
  expect(await tab.read()).toEqual({ state: "waiting" });
  expect(tab.kept()).toBe(1);
});

it("lets a write that always fails stand aside for the others", async () => {
  const tab = await openTab();
  answers.set("article_read", failing(500, "internal"));
  await tab.read();
  for (let tries = 0; tries < 4; tries += 1) await tab.drain();
  expect(await tab.word("hund")).toMatchObject({ state: "sent" });
  expect(tab.kept()).toBe(1);
});

/** A tab whose one activity the server has failed at until it stood aside, 23 seconds after it was written. */
async function openTabWithOneAside() {
  const tab = await openTab();
  answers.set("article_read", failing(500, "internal"));
  await tab.read();
  await vi.advanceTimersByTimeAsync(23_000);
  expect(got).toHaveLength(4);
  await tab.drain();
  expect(got).toHaveLength(4);
  return tab;
}

it.each(["when the reader asks for it", "when the network is back"])(
  "sends what stood aside %s",
  async (when) => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    Object.assign(document, { addEventListener: () => {} });
    const tab = await openTabWithOneAside();
    (await import("./start.ts")).startOutbox();
    await tab.drain();
    answers.clear();
    if (when.includes("network")) page.dispatchEvent(new Event("online"));
    else tab.sendNow();
    await vi.waitFor(() => expect(tab.kept()).toBe(0));
    expect(new Set(got.map(({ key }) => key)).size).toBe(1);
    expect(tab.useOutbox.getState()).toMatchObject({ waiting: [], stalled: false });
  },
);

it("tries what stood aside again after five minutes, and the others in the same go", async () => {
  const tab = await openTabWithOneAside();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await tab.word("hund")).toMatchObject({ state: "sent" });
  expect(got.map(({ body }) => body.source_word ?? body.activity_type).slice(4)).toEqual([
    "article_read",
    "hund",
  ]);
  answers.clear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tab.kept()).toBe(0);
});

it("keeps only the last of those that replace each other, and no more than 500", async () => {
  const tab = await openTab();
  network = "down";
  for (const paragraph of ["p1", "p2"]) {
    const body = { paragraph, sentence: 0, occurred_at: new Date().toISOString() };
    await tab.sendOnce(
      "PUT /api/user/places/{id}",
      { params: { id: 1 }, body },
      { patient: true, replaces: "place 1" },
    );
  }
  expect(tab.useOutbox.getState().waiting).toMatchObject([{ request: { body: { paragraph: "p2" } } }]);
  await Promise.all(Array.from({ length: 510 }, tab.read));
  expect(tab.kept()).toBe(500);
});
