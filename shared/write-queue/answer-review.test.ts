import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptyStorage } from "../testing/storage.ts";

let network: "up" | "down";
let status: number;
let got: string[];

/** A page of its own over the same storage, signed in. */
async function openPage() {
  vi.resetModules();
  const [{ recordAnswer }, { drain }, { entriesOf }, { useSession }] = await Promise.all([
    import("./answer-review.ts"),
    import("./send.ts"),
    import("./entries.ts"),
    import("../session/store.ts"),
  ]);
  const user = { id: "ada", email: "a@b.c", full_name: null, created_at: "", sign_up_method: "email" };
  useSession.setState({ user, loading: false });
  const answer = (answerId: string, rating: "good" | null = "good") =>
    recordAnswer({ wordId: 7, answerId, rating, at: "2026-03-10T12:00:00Z" }).then(({ taken }) => taken);
  return { drain, answer, waiting: () => entriesOf("ada").length };
}

beforeEach(() => {
  [network, status, got] = ["up", 200, []];
  vi.stubGlobal("localStorage", emptyStorage());
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
  });
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (network === "down") throw new TypeError("fetch failed");
    got.push(`${method} ${url.split("/").at(-1)}`);
    return Response.json({ error: { code: "bad_request", message: "no" } }, { status });
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps answers without a network, and the next page sends them in order, once", async () => {
  const page = await openPage();
  network = "down";
  expect(await Promise.all([page.answer("a"), page.answer("b")])).toEqual([true, true]);
  expect(page.waiting()).toBe(2);
  network = "up";
  const next = await openPage();
  await Promise.all([next.drain(), next.drain()]);
  expect(got).toEqual(["PUT a", "PUT b"]);
  expect(next.waiting()).toBe(0);
});

it.each([
  ["in place of an answer that was never sent", false, ["DELETE a"]],
  ["after an answer that the server may have", true, ["PUT a", "DELETE a"]],
])("sends a take-back %s", async (_, onLine, sent) => {
  const page = await openPage();
  network = "down";
  vi.stubGlobal("navigator", { languages: ["en"], onLine });
  await page.answer("a");
  await page.answer("a", null);
  network = "up";
  await page.drain();
  expect(got).toEqual(sent);
});

it("waits for a failing server, reports refusals, but not those of a deleted word", async () => {
  const page = await openPage();
  status = 503;
  expect(await page.answer("a")).toBe(true);
  expect(page.waiting()).toBe(1);
  status = 400;
  expect(await page.answer("b")).toBe(false);
  status = 404;
  expect(await page.answer("c")).toBe(true);
  expect(page.waiting()).toBe(0);
});
