import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endWorld, failing, openTab, startWorld, world } from "./testing.ts";

/** Node's own, which `startWorld` hides. */
const { locks } = navigator;

beforeEach(startWorld);
afterEach(endWorld);

const names = () => world.got.map(({ name }) => name);

/** A tab that is left; what it had sent before is forgotten. */
async function openTabToLeave() {
  const tab = await openTab();
  tab.followLeaving();
  localStorage.setItem("sb-a-auth-token", JSON.stringify({ access_token: "t", expires_at: 4_102_444_800 }));
  const leave = () => world.page.dispatchEvent(new Event("pagehide"));
  return { ...tab, leave };
}

it.each([429, 503])(
  "lets nothing overtake what a busy server (%i) did not accept, however long",
  async (status) => {
    const tab = await openTab();
    world.answers.set("hund", failing(status, "unavailable"));
    world.network = "down";
    await tab.word("hund");
    world.network = "up";
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(new Set(names())).toEqual(new Set(["hund"]));
    expect(await tab.read()).toEqual({ state: "waiting" });
    world.answers.clear();
    world.got = [];
    expect(await tab.word("katt")).toMatchObject({ state: "sent" });
    expect(names()).toEqual(["hund", "article_read", "katt"]);
  },
);

it("lets nothing overtake waiting writes while every request fails, however long", async () => {
  const tab = await openTab();
  world.network = "down";
  await Promise.all([tab.word("hund"), tab.read(), tab.word("katt")]);
  world.network = "up";
  for (const name of ["hund", "article_read", "katt"]) world.answers.set(name, failing(500, "internal"));
  await vi.advanceTimersByTimeAsync(3_600_000);
  world.answers.clear();
  world.got = [];
  await tab.drain();
  expect(names()).toEqual(["hund", "article_read", "katt"]);
});

it("names the previous write to the same resource with each one sent while the page is left", async () => {
  const tab = await openTabToLeave();
  world.network = "down";
  await Promise.all([tab.word("hund"), tab.read()]);
  world.network = "up";
  tab.leave();
  expect(await tab.word("katt")).toEqual({ state: "waiting" });
  expect(names()).toEqual(["hund", "article_read", "katt"]);
  const [first, second, third] = world.got;
  expect(first?.after).toBeUndefined();
  expect(second?.after).toBeUndefined();
  expect(third?.after).toBe(`POST /api/user-words ${first?.key}`);
  expect(tab.entries()).toHaveLength(3);

  world.got = [];
  await (await openTab()).drain();
  expect(names()).toEqual(["hund", "article_read", "katt"]);
});

it("resends writes in flight when the page is left, so that later ones do not arrive without them", async () => {
  const tab = await openTabToLeave();
  world.network = "silent";
  void tab.word("hund");
  await vi.waitFor(() => expect(world.unanswered).toBe(1), 20_000);
  world.network = "up";
  tab.leave();
  void tab.word("katt");
  expect(names()).toEqual(["hund", "katt"]);
  expect(world.got[1]?.after).toBe(`POST /api/user-words ${world.got[0]?.key}`);
});

it("sends a write that the server may have before its replacement, also while the page is left", async () => {
  const tab = await openTabToLeave();
  const rate = (stars: 2 | 3 | 4) =>
    tab.sendOnce(
      "PUT /api/books/{id}/rating",
      { params: { id: 1 }, body: { stars } },
      { replaces: "stars of book 1" },
    );
  world.network = "silent";
  void rate(2);
  await vi.waitFor(() => expect(world.unanswered).toBe(1), 20_000);
  void rate(3);
  void rate(4);
  world.network = "up";
  tab.leave();
  expect(world.got.map(({ body }) => body.stars)).toEqual([2, 4]);
  const [first, second] = world.got;
  expect(second?.after).toBe(`PUT /api/books/{id}/rating ${first?.key}`);
});

it("sends nothing when a page is left offline", async () => {
  const tab = await openTabToLeave();
  vi.stubGlobal("navigator", { onLine: false });
  world.network = "down";
  await tab.word("hund");
  world.network = "up";
  tab.leave();
  void tab.read();
  expect(names()).toEqual([]);
  expect(tab.entries()).toHaveLength(2);
});

it("keeps the order although the clock is set back", async () => {
  vi.setSystemTime(new Date("2026-03-10T12:00:00Z"));
  world.network = "down";
  await (await openTab()).word("hund");
  vi.setSystemTime(new Date("2026-03-10T11:00:00Z"));
  const tab = await openTab();
  await Promise.all([tab.word("katt"), tab.read()]);
  world.network = "up";
  await tab.drain();
  expect(names()).toEqual(["hund", "katt", "article_read"]);
});

it("sends a write that cannot be stored only after the waiting ones", async () => {
  const tab = await openTab();
  world.network = "down";
  await tab.word("hund");
  world.network = "up";
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(await tab.word("katt")).toMatchObject({ state: "sent" });
  expect(names()).toEqual(["hund", "katt"]);
});

it("does not send an undone write once the undo was answered", async () => {
  const tab = await openTab();
  world.answers.set("hund", failing(500, "internal"));
  world.network = "down";
  await tab.word("hund");
  world.network = "up";
  const [unsent] = tab.entries();
  void tab.sendOnce(
    "DELETE /api/user-words/{source_lang}/{word}",
    { params: { source_lang: "sv", word: "hund" } },
    { undoes: unsent?.id },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(names().at(-1)).toBe("/api/user-words/sv/hund");
  expect(tab.entries()).toEqual([]);
});

it("lets a failing write block writes to the same resource, and no others", async () => {
  const tab = await openTab();
  world.network = "down";
  await Promise.all([tab.word("hund"), tab.word("katt"), tab.read()]);
  world.network = "up";
  world.answers.set("hund", failing(500, "internal"));
  await tab.drain();
  expect(names()).toEqual(["hund", "article_read"]);
  world.answers.clear();
  world.got = [];
  await tab.drain();
  expect(names()).toEqual(["hund", "katt"]);
});

it("sends changes of lists in the order in which two tabs made them, each once", async () => {
  vi.stubGlobal("navigator", { onLine: true, locks });
  const [one, two] = [await openTab(), await openTab()];
  const rename = (tab: typeof one, name: string) =>
    tab.sendOnce("PATCH /api/book-lists/{id}", { params: { id: 1 }, body: { name } }, { label: name });
  world.network = "down";
  await rename(one, "a");
  await rename(two, "b");
  await rename(one, "c");
  // Both passes are over.
  await locks.request("lagom.outbox", () => {});
  world.network = "up";
  await Promise.all([one.drain(), two.drain()]);
  expect(world.got.map(({ body }) => body.name)).toEqual(["a", "b", "c"]);
  expect(one.entries()).toEqual([]);
});

it("lists a late write as refused when its conflict outlasts every other copy of it", async () => {
  const tab = await openTab();
  world.network = "down";
  await tab.sendOnce("POST /api/book-lists", { body: { name: "a" } }, { label: "a" });
  world.network = "up";
  world.answers.set("/api/book-lists", failing(409, "conflict"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tab.entries()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_800_000);
  expect(tab.entries()).toEqual([]);
  expect(tab.useWriteQueue.getState().refused).toMatchObject([{ label: "a" }]);
});
