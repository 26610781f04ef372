import { expect, test } from "vitest";
import { HttpError } from "../../platform/http/http-error.ts";
import { useTestApi } from "../../testing/api.ts";
import { importFixture } from "../../testing/content/content.ts";
import { fuzzApi } from "../../testing/fuzz/fuzz-api.ts";

/** The same requests in every run; `pnpm soak fuzz` sends others each time. */
const SEED = 1;
const REQUESTS = 2000;
const api = useTestApi();
const broken = useTestApi();

test("generated requests are answered as the document says, without a failure and without others' data", async () => {
  await importFixture(api.database.db);
  const { requests, faults, statuses } = await fuzzApi(api, REQUESTS, SEED);
  expect(faults).toEqual([]);
  expect(requests).toBe(REQUESTS);
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 10);
});

test("a call that answers as without its database is a fault", async () => {
  const url = "/api/languages";
  broken.app.addHook("preHandler", async ({ routeOptions }) => {
    if (routeOptions.url === url) throw new HttpError("unavailable", "The service is busy");
  });
  // Enough that each of the calls is among them, whichever are added.
  const { faults } = await fuzzApi(broken, 800, 1);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toContain(`GET ${url}`);
});
