import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type FlowState, flowStates } from "../../schema/auth/flow-states.table.ts";
import type { OneTimeToken, TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import type { AuthUser } from "../../schema/auth/users.table.ts";
import { digest } from "./one-time-tokens.queries.ts";
import type { Challenge } from "./pkce.ts";

const KEPT_MS = 24 * 3_600_000;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The authentication method recorded in a session from a mailed link. */
const MAIL_METHODS: Record<TokenPurpose, string> = {
  signup: "email/signup",
  invite: "invite",
  recovery: "recovery",
  magiclink: "magiclink",
  email_change_old: "email_change",
  email_change_new: "email_change",
  reauthentication: "otp",
};

/** Creates the code that the page behind a mailed link exchanges for a session. */
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

/** Starts a sign-in with a provider; `state` identifies its answer. */
export async function startFlow(
  db: Db,
  given: { provider: string; redirectTo: string; challenge: Challenge | undefined },
): Promise<{ state: string; verifier: string }> {
  const state = randomUUID();
  const verifier = randomBytes(32).toString("base64url");
  await forgetOld(db);
  await db.insert(flowStates).values({
    id: state,
    method: "oauth",
    provider: given.provider,
    redirectTo: given.redirectTo,
    codeChallenge: given.challenge?.challenge ?? null,
    codeChallengeMethod: given.challenge?.method ?? null,
    providerVerifier: verifier,
  });
  return { state, verifier };
}

/** Claims the flow that a provider's answer belongs to; only the first answer gets it. */
export async function claimFlow(db: Db, state: string): Promise<FlowState | "used" | undefined> {
  if (!UUID.test(state)) return undefined;
  const [flow] = await db
    .update(flowStates)
    .set({ codeIssuedAt: new Date() })
    .where(and(eq(flowStates.id, state), eq(flowStates.method, "oauth"), isNull(flowStates.codeIssuedAt)))
    .returning();
  if (flow) return flow;
  const [used] = await db.select({ id: flowStates.id }).from(flowStates).where(eq(flowStates.id, state));
  return used && "used";
}

/** Creates the code that the page exchanges for a session after a sign-in with a provider. */
export async function finishFlow(
  db: Db,
  id: string,
  userId: string,
  tokens: { token: string; refreshToken: string | undefined },
): Promise<string> {
  const code = randomUUID();
  await db
    .update(flowStates)
    .set({
      codeHash: digest(code),
      codeIssuedAt: new Date(),
      userId,
      providerToken: tokens.token,
      providerRefreshToken: tokens.refreshToken ?? null,
    })
    .where(eq(flowStates.id, id));
  return code;
}

export async function findFlowByCode(db: Db, code: string): Promise<FlowState | undefined> {
  const [flow] = await db
    .select()
    .from(flowStates)
    .where(eq(flowStates.codeHash, digest(code)));
  return flow;
}

/** Deletes a flow; false if another call was faster. */
export async function spendFlow(db: Db, id: string): Promise<boolean> {
  const spent = await db.delete(flowStates).where(eq(flowStates.id, id)).returning({ id: flowStates.id });
  return spent.length > 0;
}

/** Abandoned flows are deleted when new ones are created. */
async function forgetOld(db: Db): Promise<void> {
  await db.delete(flowStates).where(lt(flowStates.createdAt, new Date(Date.now() - KEPT_MS)));
}
