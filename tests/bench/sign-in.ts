import { randomUUID } from "node:crypto";
import { buildAuth } from "@lagom/server/identity/auth/app";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { authUsers } from "@lagom/server/schema/auth/users.table";
import { eq } from "drizzle-orm";

const TRIES = 200;
const WARM_UP = 10;
const KINDS = ["known", "unknown", "social"] as const;
type Kind = (typeof KINDS)[number];

/**
 * The duration of a sign-in with a wrong password for an account with a password, for none, and for one with a social login
 * only: 200 tries of each in turns. Different medians would reveal who has an account.
 */
export async function benchSignIn(): Promise<void> {
  const database = await openDatabase({ folder: null });
  const auth = buildAuth({ database, config: readConfig({ LOG_LEVEL: "silent" }) });
  const post = (path: string, payload: object) =>
    auth.inject({ method: "POST", url: `/auth/v1${path}`, payload });
  const email: Record<Kind, string> = {
    known: `${randomUUID()}@example.com`,
    unknown: `${randomUUID()}@example.com`,
    social: `${randomUUID()}@example.com`,
  };
  for (const kind of ["known", "social"] as const) {
    await post("/signup", { email: email[kind], password: "the right password" });
  }
  await database.db.update(authUsers).set({ passwordHash: null }).where(eq(authUsers.email, email.social));

  const times: Record<Kind, number[]> = { known: [], unknown: [], social: [] };
  for (let round = -WARM_UP; round < TRIES; round++) {
    for (const kind of KINDS) {
      const begun = performance.now();
      const reply = await post("/token?grant_type=password", {
        email: email[kind],
        password: "a wrong password",
      });
      const took = performance.now() - begun;
      if (reply.statusCode !== 400) throw new Error(`sign-in answered ${reply.statusCode}: ${reply.body}`);
      if (round >= 0) times[kind].push(took);
    }
  }
  await auth.close();
  await database.close();

  const medians = KINDS.map((kind) => median(times[kind]));
  console.log(`\nSign-in with a wrong password, ${TRIES} tries of each in turns, median milliseconds`);
  console.log(`  ${KINDS.map((kind, n) => `${kind} ${medians[n]?.toFixed(2)}`).join("   ")}`);
  console.log(
    `  slowest to fastest: ${(Math.max(...medians) / Math.min(...medians)).toFixed(3)} × (wanted: ≤ 1.10)`,
  );
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
