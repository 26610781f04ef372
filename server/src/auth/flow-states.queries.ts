import { randomUUID } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { type FlowState, flowStates } from "./flow-states.table.ts";
import { digest } from "./one-time-tokens.queries.ts";
import type { OneTimeToken } from "./one-time-tokens.table.ts";
import type { AuthUser } from "./users.table.ts";

const KEPT_MS = 24 * 3_600_000;

/** How the session that comes of a mailed link says it was signed in. */
const MAIL_METHODS = {
  signup: "email/signup",
  recovery: "recovery",
  magiclink: "magiclink",
  email_change_old: "email_change",
  email_change_new: "email_change",
} as const;

/** Makes the code that the page behind a mailed link exchanges for a session. */
export async function issueCode(
  db: Db,
  { user, token, redirectTo }: { user: AuthUser; token: OneTimeToken; redirectTo: string },
): Promise<string> {
  const code = randomUUID();
  await forgetOld(db);
  await db.insert(flowStates).values({
    method: MAIL_METHODS[token.purpose],
    redirectTo,
    codeChallenge: token.codeChallenge,
    codeChallengeMethod: token.codeChallengeMethod,
    codeHash: digest(code),
    codeIssuedAt: new Date(),
    userId: user.id,
  });
  return code;
}

export async function findFlowByCode(db: Db, code: string): Promise<FlowState | undefined> {
  const [flow] = await db
    .select()
    .from(flowStates)
    .where(eq(flowStates.codeHash, digest(code)));
  return flow;
}

/** Takes a flow out of the table; false when another call was quicker. */
export async function spendFlow(db: Db, id: string): Promise<boolean> {
  const spent = await db.delete(flowStates).where(eq(flowStates.id, id)).returning({ id: flowStates.id });
  return spent.length > 0;
}

/** Flows that nobody will finish are swept out as new ones come in. */
export async function forgetOld(db: Db): Promise<void> {
  await db.delete(flowStates).where(lt(flowStates.createdAt, new Date(Date.now() - KEPT_MS)));
}
