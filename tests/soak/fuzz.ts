import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { startAuth } from "@lagom/server/identity/auth/testing";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { importFixture } from "@lagom/server/testing/content/content";
import { type Findings, fuzzApi } from "@lagom/server/testing/fuzz/fuzz-api";
import { fuzzAuth } from "@lagom/server/testing/fuzz/fuzz-auth";
import { verifyTestToken } from "@lagom/server/testing/tokens";

/** Share of the requests that goes to the auth server. */
const AUTH_SHARE = 0.2;
const SERVICE_KEY = "service-role-key-of-a-soak";

/**
 * Sends generated requests to the API and the auth server, like the `fuzz.test.ts` files, but very many. @returns whether all
 * replies were correct
 */
export async function soakFuzz(requests: number): Promise<boolean> {
  const seed = Date.now() % 2 ** 31;
  const toAuth = Math.round(requests * AUTH_SHARE);
  const api = report("the API", seed, await fuzzOpenApi(requests - toAuth, seed));
  const auth = report("the auth server", seed, await fuzzProtocol(toAuth, seed));
  return api && auth;
}

async function fuzzOpenApi(requests: number, seed: number): Promise<Findings> {
  const database = await openDatabase({ folder: null });
  await importFixture(database.db);
  const store = folderStore(join(tmpdir(), "lagom-soak-no-releases"));
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildApi({ database, config, verifyToken: verifyTestToken, store });
  const findings = await fuzzApi({ app, database, config, store }, requests, seed);
  await app.close();
  await database.close();
  return findings;
}

async function fuzzProtocol(requests: number, seed: number): Promise<Findings> {
  const database = await openDatabase({ folder: null });
  const server = await startAuth({ SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY }, database);
  const findings = await fuzzAuth(server, SERVICE_KEY, requests, seed);
  await server.close();
  await database.close();
  return findings;
}

function report(target: string, seed: number, { requests, statuses, faults }: Findings): boolean {
  console.log(
    `${requests} generated requests to ${target} (seed ${seed}): ${JSON.stringify(statuses)}; ${faults.length} wrong answers`,
  );
  for (const fault of faults) console.log(fault);
  return faults.length === 0;
}
