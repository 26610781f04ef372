import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { importFixture } from "@lagom/server/testing/content/content";
import { fuzzApi } from "@lagom/server/testing/fuzz/fuzz-api";
import { verifyTestToken } from "@lagom/server/testing/tokens";

/** Sends generated requests to the API, as `fuzz.test.ts` does, but very many. @returns whether all answers were right */
export async function soakFuzz(requests: number): Promise<boolean> {
  const database = await openDatabase({ folder: null });
  await importFixture(database.db);
  const store = folderStore(join(tmpdir(), "lagom-soak-no-releases"));
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildApi({ database, config, verifyToken: verifyTestToken, store });
  const seed = Date.now() % 2 ** 31;
  const { faults, statuses, requests: sent } = await fuzzApi({ app, database, store }, requests, seed);
  await app.close();
  await database.close();
  console.log(
    `${sent} generated requests (seed ${seed}): ${JSON.stringify(statuses)}; ${faults.length} wrong answers`,
  );
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}
