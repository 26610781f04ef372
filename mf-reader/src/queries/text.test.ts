import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The server's answers, one call after another; the last one repeats. */
let answers: (() => Response)[];
let asked: number;

const failing = (status: number, code: string) => () =>
  Response.json({ error: { code, message: "", request_id: "r" } }, { status });
const written = () => Response.json({ rewrite_id: 1, next: null, title: "Havet", paragraphs: [] });

beforeEach(() => {
  asked = 0;
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true });
  vi.stubGlobal("document", {
    getElementById: () => ({ textContent: JSON.stringify({ api: "", auth: "http://a" }) }),
  });
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1]?.();
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Requests an article as the reader page does, including its automatic retries. */
async function read() {
  const { queryClient } = await import("@lagom/shared/query");
  const { provideAccessToken } = await import("@lagom/shared/api/access-token");
  const { textOptions } = await import("./text.ts");
  provideAccessToken(async () => "token");
  const request = { of: { article: 1 }, language: "svenska", level: "A2" } as const;
  const end = queryClient.fetchInfiniteQuery(textOptions(request)).then(
    ({ pages }) => pages[0]?.title,
    (error) => error.code,
  );
  await vi.runAllTimersAsync();
  return end;
}

it("waits for an article that is being written, minutes long", async () => {
  answers = [...Array.from({ length: 60 }, () => failing(503, "being_written")), written];
  expect(await read()).toBe("Havet");
  expect(asked).toBe(61);
});

it("does not retry an article that could not be written", async () => {
  answers = [failing(503, "being_written"), failing(503, "rewrite_failed"), written];
  expect(await read()).toBe("rewrite_failed");
  expect(asked).toBe(2);
});

it("retries when the server fails, like any read", async () => {
  answers = [failing(503, "unavailable"), failing(500, "internal"), written];
  expect(await read()).toBe("Havet");
  expect(asked).toBe(3);
});

it("does not retry when the server refuses", async () => {
  answers = [failing(404, "not_found"), written];
  expect(await read()).toBe("not_found");
  expect(asked).toBe(1);
});
