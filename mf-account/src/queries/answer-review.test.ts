import { afterEach, beforeEach, expect, it, vi } from "vitest";

let network: "up" | "down";
let status: number;
let got: string[];

/** A page of its own over the same storage, signed in. */
async function openPage() {
  vi.resetModules();
  const [answers, { useSession }, { unsentOf }] = await Promise.all([
    import("./answer-review.ts"),
    import("@lagom/shared/session/store"),
    import("../stores/unsent-answers.ts"),
  ]);
  const user = { id: "ada", email: "a@b.c", full_name: null, created_at: "", sign_up_method: "email" };
  useSession.setState({ user, loading: false });
  const answer = (answerId: string, rating: "good" | null = "good") =>
    answers.recordAnswer({ wordId: 7, answerId, rating, at: "2026-03-10T12:00:00Z" });
  return { ...answers, answer, waiting: () => unsentOf("ada").length };
}

beforeEach(() => {
  [network, status, got] = ["up", 200, []];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
  });
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (network === "down") throw new TypeError("fetch failed");
    got.push(`${method} ${url.split("/").at(-1)}`);
    return Response.json({}, { status });
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
  await Promise.all([next.sendAnswers(), next.sendAnswers()]);
  expect(got).toEqual(["PUT a", "PUT b"]);
  expect(next.waiting()).toBe(0);
});

it("sends a take-back in place of the answer that waited", async () => {
  const page = await openPage();
  network = "down";
  await page.answer("a");
  await page.answer("a", null);
  network = "up";
  await page.sendAnswers();
  expect(got).toEqual(["DELETE a"]);
});

it("waits for a server that is unwell, and lets go of what is refused", async () => {
  const page = await openPage();
  status = 503;
  expect(await page.answer("a")).toBe(true);
  expect(page.waiting()).toBe(1);
  status = 400;
  expect(await page.sendAnswers()).toBe(false);
  expect(page.waiting()).toBe(0);
});
