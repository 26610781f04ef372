import { expect, test } from "vitest";
import { fuzzAuth } from "../../testing/fuzz/fuzz-auth.ts";
import { startAuth } from "./testing.ts";

const REQUESTS = 1000;
const SERVICE_KEY = "service-role-key-of-a-test";

test("generated requests get replies in the protocol's formats, without a failure and without others' data", {
  timeout: 120_000,
}, async () => {
  const server = await startAuth({ SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY });
  const seed = Date.now() % 2 ** 31;
  const { requests, faults, statuses } = await fuzzAuth(server, SERVICE_KEY, REQUESTS, seed);
  await server.close();
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(requests).toBe(REQUESTS);
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
});
