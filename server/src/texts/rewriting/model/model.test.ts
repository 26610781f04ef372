import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../../platform/config.ts";
import { HANG, type ModelServer, startModelServer } from "../../../testing/content/model-server.ts";
import { createModel } from "./model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

test("a model that hangs fails after its timeout", async () => {
  server.answer = () => HANG;
  const settings = { LLM_BASE_URL: server.url, LLM_MODEL: "test", LLM_TIMEOUT_SECONDS: "0.3" };
  const asked = createModel(readConfig(settings))?.ask({ system: "Rewrite.", user: "text" });
  await expect(asked).rejects.toMatchObject({ name: "ModelFailure", reason: "timeout" });
});

test("without an endpoint there is no model, and incomplete settings are refused", () => {
  expect(createModel(readConfig({}))).toBeNull();
  expect(() => readConfig({ LLM_MODEL: "test" })).toThrow(/LLM_BASE_URL, LLM_MODEL: one is of no use/);
});
