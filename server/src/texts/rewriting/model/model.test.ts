import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../../platform/config.ts";
import { HANG, type ModelServer, startModelServer, TRICKLE } from "../../../testing/content/model-server.ts";
import { createModel } from "./model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const ask = (settings: Record<string, string> = {}) =>
  createModel(readConfig({ LLM_BASE_URL: server.url, LLM_MODEL: "test", ...settings }))?.ask({
    system: "Rewrite.",
    user: "text",
  });

test.each([
  ["hangs", HANG],
  ["sends letter by letter", TRICKLE],
])("a model that %s fails after its timeout", async (_, behaviour) => {
  server.answer = () => behaviour;
  const asked = ask({ LLM_TIMEOUT_SECONDS: "0.3" });
  await expect(asked).rejects.toMatchObject({ name: "ModelFailure", reason: "timeout" });
});

test("texts go nowhere else than to the address of the settings", async () => {
  const elsewhere = { status: 307, headers: { location: `${server.url}/elsewhere` } };
  server.answer = ({ path }) => (path === "/elsewhere" ? "Havet stiger." : elsewhere);
  server.requests = [];
  await expect(ask()).rejects.toMatchObject({ reason: "error", message: expect.stringContaining("307") });
  expect(server.requests).toHaveLength(1);
});

test("a model is told how long to think only if the settings say so", async () => {
  server.answer = () => "Havet stiger.";
  server.requests = [];
  await ask();
  await ask({ LLM_REASONING_EFFORT: "none" });
  expect(server.requests.map(({ settings }) => settings.reasoning_effort)).toEqual([undefined, "none"]);
});

test("without an endpoint there is no model, and incomplete settings are refused", () => {
  expect(createModel(readConfig({}))).toBeNull();
  expect(() => readConfig({ LLM_MODEL: "test" })).toThrow(/LLM_BASE_URL, LLM_MODEL: one is of no use/);
});
