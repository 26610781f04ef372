import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endWorld, failing, openTab, startWorld, world } from "./testing.ts";

beforeEach(startWorld);
afterEach(endWorld);

it("returns the reply of a sent write, and stores nothing of it", async () => {
  const tab = await openTab();
  expect(await tab.word("hund")).toMatchObject({ state: "sent", reply: { id: 7 } });
  expect(tab.entries().length).toBe(0);
  expect(tab.useWriteQueue.getState()).toMatchObject({ waiting: [], stalled: false, sent: null });
});

it("stores offline writes, and the next page sends them once, in order", async () => {
  const tab = await openTab();
  world.network = "down";
  vi.stubGlobal("navigator", { onLine: false });
  expect(await Promise.all([tab.word("hund"), tab.read(), tab.word("katt")])).toEqual(
    Array(3).fill({ state: "waiting" }),
  );
  expect(tab.useWriteQueue.getState()).toMatchObject({ stalled: true, waiting: { length: 3 } });

  world.network = "up";
  vi.stubGlobal("navigator", { onLine: true });
  const next = await openTab();
  await Promise.all([next.drain(), next.drain()]);
  expect(world.got.map(({ body }) => body.source_word ?? body.activity_type)).toEqual([
    "hund",
    "article_read",
    "katt",
  ]);
  expect(new Set(world.got.map(({ key }) => key)).size).toBe(3);
  expect(next.useWriteQueue.getState()).toMatchObject({ waiting: [], stalled: false, sent: { count: 2 } });
});

it("counts as changes what the reader did, not what the page noted along with it", async () => {
  const tab = await openTab();
  world.network = "down";
  vi.stubGlobal("navigator", { onLine: false });
  await Promise.all([tab.word("hund"), tab.read()]);
  const { waiting } = tab.useWriteQueue.getState();
  expect(waiting.map((entry) => [entry.key, tab.isChange(entry)])).toEqual([
    ["POST /api/user-words", true],
    ["POST /api/user/activities", false],
  ]);
});

it("shows no notice about writes that were in flight when the page was left, which the reader does not know of", async () => {
  const left = await openTab();
  world.network = "silent";
  void left.word("hund");
  await vi.waitFor(() => expect(world.unanswered).toBe(1), 20_000);
  world.network = "up";
  const next = await openTab();
  await next.drain();
  expect(world.got.map(({ body }) => body.source_word)).toEqual(["hund"]);
  expect(next.entries().length).toBe(0);
  expect(next.useWriteQueue.getState()).toMatchObject({ waiting: [], stalled: false, sent: null });
});

it("shows a notice about writes that waited visibly, although the browser reported being online", async () => {
  const tab = await openTab();
  world.network = "down";
  expect(await tab.word("hund")).toEqual({ state: "waiting" });
  await vi.advanceTimersByTimeAsync(3000);
  world.network = "up";
  const next = await openTab();
  await next.drain();
  expect(next.useWriteQueue.getState()).toMatchObject({ waiting: [], sent: { count: 1 } });
});

it("shows no notice about writes that failed while the page was left", async () => {
  const left = await openTab();
  world.network = "down";
  expect(await left.read()).toEqual({ state: "waiting" });
  world.network = "up";
  const next = await openTab();
  await next.drain();
  expect(next.useWriteQueue.getState()).toMatchObject({ waiting: [], sent: null });
});

it("keeps everything when the session ends in the middle, under the same keys", async () => {
  const tab = await openTab();
  world.answers.set("hund", failing(401, "unauthorized"));
  expect(await Promise.all([tab.word("hund"), tab.read()])).toEqual(Array(2).fill({ state: "waiting" }));
  expect(tab.entries().length).toBe(2);
  const [first] = world.got;
  world.answers.clear();
  await tab.drain();
  expect(world.got[1]?.key).toBe(first?.key);
  expect(tab.entries().length).toBe(0);
});

it("never sends one user's writes as another", async () => {
  const ada = await openTab("ada");
  world.network = "down";
  await ada.word("hund");
  world.network = "up";
  const bob = await openTab("bob");
  await bob.drain();
  expect(world.got).toEqual([]);
  await (await openTab("ada")).drain();
  expect(world.got).toHaveLength(1);
});

it("throws when the server refuses, and lists a refused write that had waited", async () => {
  const tab = await openTab();
  world.answers.set("hund", failing(400, "bad_request"));
  await expect(tab.word("hund")).rejects.toMatchObject({ status: 400 });
  expect(tab.useWriteQueue.getState().refused).toEqual([]);
  world.network = "down";
  await Promise.all([tab.word("hund"), tab.word("katt")]);
  world.network = "up";
  world.answers.set("katt", failing(409, "word_already_saved"));
  await tab.drain();
  expect(tab.useWriteQueue.getState().refused).toMatchObject([
    { label: "hund", reason: "because of bad_request" },
  ]);
  expect(tab.entries().length).toBe(0);
});

it("keeps activities through failures of the server, and reports a failed word at once", async () => {
  const tab = await openTab();
  world.answers.set("article_read", failing(500, "internal"));
  world.answers.set("hund", failing(500, "internal"));
  await expect(tab.word("hund")).rejects.toMatchObject({ status: 500 });
  expect(await tab.read()).toEqual({ state: "waiting" });
  expect(tab.entries().length).toBe(1);
});

it("skips a write that always fails, so that the others are sent", async () => {
  const tab = await openTab();
  world.answers.set("article_read", failing(500, "internal"));
  await tab.read();
  for (let tries = 0; tries < 4; tries += 1) await tab.drain();
  expect(await tab.word("hund")).toMatchObject({ state: "sent" });
  expect(tab.entries().length).toBe(1);
});

const names = () => world.got.map(({ name }) => name);

/** A tab whose first activity the server fails at, while it took a word that was saved later. */
async function openTabWithOneAside() {
  const tab = await openTab();
  world.answers.set("article_read", failing(500, "internal"));
  await tab.read();
  await vi.advanceTimersByTimeAsync(23_000);
  expect(await tab.word("hund")).toMatchObject({ state: "sent" });
  expect(names()).toEqual([...Array(5).fill("article_read"), "hund"]);
  await tab.drain();
  expect(world.got).toHaveLength(6);
  return tab;
}

it.each(["when the reader asks for it", "when the network is back"])(
  "sends skipped writes %s",
  async (when) => {
    const tab = await openTabWithOneAside();
    (await import("./start.ts")).startWriteQueue();
    await tab.drain();
    world.answers.clear();
    if (when.includes("network")) world.page.dispatchEvent(new Event("online"));
    else tab.sendNow();
    await vi.waitFor(() => expect(tab.entries()).toEqual([]), 20_000);
    expect(new Set(world.got.map(({ key }) => key)).size).toBe(2);
    expect(tab.useWriteQueue.getState()).toMatchObject({ waiting: [], stalled: false });
  },
);

it("retries skipped writes after five minutes, together with the others", async () => {
  const tab = await openTabWithOneAside();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await tab.word("katt")).toMatchObject({ state: "sent" });
  expect(names().slice(-2)).toEqual(["article_read", "katt"]);
  world.answers.clear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tab.entries()).toEqual([]);
});

it("keeps only the last of those that replace each other, and no more than 500", async () => {
  const tab = await openTab();
  world.network = "down";
  vi.stubGlobal("navigator", { onLine: false });
  for (const paragraph of ["p1", "p2"]) {
    const body = { paragraph, sentence: 0, occurred_at: new Date().toISOString() };
    await tab.sendOnce(
      "PUT /api/user/reading-positions/{id}",
      { params: { id: 1 }, body },
      { patient: true, replaces: "place 1" },
    );
  }
  expect(tab.useWriteQueue.getState().waiting).toMatchObject([{ request: { body: { paragraph: "p2" } } }]);
  await Promise.all(Array.from({ length: 510 }, tab.read));
  expect(tab.entries().length).toBe(500);
});

it("drops the oldest lookup beyond 500, then the oldest entry without a word, and reports a word that it cannot store", async () => {
  const tab = await openTab();
  world.network = "down";
  const record = (activity_type: "word_lookup" | "article_read") =>
    tab.sendOnce("POST /api/user/activities", { body: { activity_type } }, { patient: true });
  await Promise.all([tab.word("hund"), record("article_read"), record("word_lookup")]);
  await Promise.all(Array.from({ length: 497 }, (_, i) => tab.word(`ord ${i}`)));
  const unnamed = () =>
    tab
      .entries()
      .filter(({ label }) => !label)
      .map(({ request }) => request.body);
  expect(await tab.word("katt")).toEqual({ state: "waiting" });
  expect(unnamed()).toEqual([{ activity_type: "article_read" }]);
  expect(await tab.word("fisk")).toEqual({ state: "waiting" });
  expect(unnamed()).toEqual([]);
  await expect(tab.word("mus")).rejects.toThrow("No answer");
  const labels = tab.entries().map(({ label }) => label);
  expect(labels).toHaveLength(500);
  expect([labels.at(0), labels.at(-1)]).toEqual(["hund", "fisk"]);
});

it("marks as stale in another tab what a word that was saved in this one has changed", async () => {
  const sending = await openTab();
  const writes = [sending.word("hund"), sending.read()];
  const [word, activity] = sending.entries().map((entry) =>
    Object.assign(new Event("storage"), {
      key: `lagom.outbox.${entry.id}`,
      oldValue: JSON.stringify(entry),
      newValue: null,
    }),
  );
  await Promise.all(writes);
  const other = await openTab();
  const { keyFor, queryClient } = await import("../query.ts");
  const marks = keyFor("GET /api/user-words/marks", { query: { language: "svenska" } });
  const isStale = () => queryClient.getQueryState(marks)?.isInvalidated;
  queryClient.setQueryData(marks, []);
  other.followWriteQueue();
  world.page.dispatchEvent(activity as Event);
  await vi.dynamicImportSettled();
  expect(isStale()).toBe(false);
  world.page.dispatchEvent(word as Event);
  await vi.dynamicImportSettled();
  expect(isStale()).toBe(true);
});
