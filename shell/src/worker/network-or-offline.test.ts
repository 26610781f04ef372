import { OFFLINE_STATUS } from "@lagom/shared/api/offline-answer";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FetchEvent } from "./events.ts";
import { answerDocument } from "./frame.ts";
import { answerRead } from "./reads.ts";

const never = new Promise<never>(() => {});
const onNetwork = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

/** Cache storage in which every URL has the same response. */
let copy: Response | undefined;
const cache = {
  match: async () => copy?.clone(),
  put: async () => {},
  delete: async () => true,
  keys: async () => [],
};

const eventOf = (address: string, preloadResponse: Promise<Response | undefined>): FetchEvent =>
  Object.assign(new Event("fetch"), {
    request: new Request(address, { headers: { authorization: `Bearer x.${btoa('{"sub":"ada"}')}.y` } }),
    clientId: "",
    preloadResponse,
    waitUntil: () => {},
    respondWith: () => {},
  });

beforeEach(() => {
  copy = new Response("copy", { headers: { "content-type": "application/json" } });
  vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.unstubAllGlobals());

describe("a document", () => {
  const open = (preloaded: Promise<Response | undefined>) =>
    answerDocument(eventOf("http://localhost:3000/newsfeed", preloaded));

  it.each([
    ["that the browser asked for beside the worker's start", never],
    ["that the worker asks for", Promise.resolve(undefined)],
  ])("%s and that hangs is the offline copy after ten seconds", async (_, preloaded) => {
    onNetwork(() => never);
    const answer = open(preloaded);
    await vi.advanceTimersByTimeAsync(9999);
    await expect(Promise.race([answer, Promise.resolve("waits")])).resolves.toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    await expect((await answer).text()).resolves.toBe("copy");
  });

  it("is waited for where there is no copy", async () => {
    copy = undefined;
    const late = new Promise<Response>((resolve) => setTimeout(resolve, 20_000, new Response("late")));
    const answer = open(late);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect((await answer).text()).resolves.toBe("late");
  });

  it("is the offline copy where the network fails, and the failure where there is no copy", async () => {
    const failing = () => open(Promise.reject(new TypeError("Failed to fetch")));
    await expect((await failing()).text()).resolves.toBe("copy");
    copy = undefined;
    await expect(failing()).rejects.toThrow("Failed to fetch");
  });
});

describe("a read", () => {
  const read = () => answerRead(eventOf("http://localhost:4000/api/user/preferences", never), "lists");

  it("from the network is as the server gave it", async () => {
    onNetwork(async () => new Response("fresh"));
    await expect(read()).resolves.toMatchObject({ status: 200 });
  });

  it.each([
    ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["hangs", () => never],
  ])("from the offline copy says so when the network %s", async (_, answer) => {
    onNetwork(answer);
    const reading = read();
    await vi.advanceTimersByTimeAsync(8000);
    const response = await reading;
    expect(response).toMatchObject({ status: OFFLINE_STATUS, ok: true });
    expect(response.headers.get("content-type")).toBe("application/json");
    await expect(response.text()).resolves.toBe("copy");
  });
});
