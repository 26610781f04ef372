import { expect, test } from "vitest";
import { fuzzAuth } from "../../testing/fuzz/fuzz-auth.ts";
import { startAuth } from "./testing.ts";

/** The same requests in every run; `pnpm soak fuzz` sends others each time. */
const SEED = 1;
const REQUESTS = 1000;
const SERVICE_KEY = "service-role-key-of-a-test";

test("generated requests get replies in the protocol's formats, without a failure and without others' data", async () => {
  const server = await startAuth({ SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY });
  const { requests, faults, statuses } = await fuzzAuth(server, SERVICE_KEY, REQUESTS, SEED);
  await server.close();
  expect(faults).toEqual([]);
  expect(requests).toBe(REQUESTS);
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
});
