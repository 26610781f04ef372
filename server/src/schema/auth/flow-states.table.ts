import { text, timestamp, uuid } from "drizzle-orm/pg-core";
import { authSchema } from "./schema.table.ts";
import { authUsers } from "./users.table.ts";

/** A sign-in in progress: from /authorize or a mailed link to the exchange of its code. */
export const flowStates = authSchema.table("flow_states", {
  /** Also the `state` that the provider returns. */
  id: uuid("id").primaryKey().defaultRandom(),
  /** What the session's `amr` will say: `oauth`, or the kind of mail. */
  method: text("method").notNull(),
  /** `google` or `facebook`; nobody for a mailed link. */
  provider: text("provider"),
  redirectTo: text("redirect_to").notNull(),
  codeChallenge: text("code_challenge"),
  codeChallengeMethod: text("code_challenge_method"),
  /** Our secret towards the provider: PKCE verifier and source of the nonce. */
  providerVerifier: text("provider_verifier"),
  /** SHA-256 of the code that the page exchanges for a session. */
  codeHash: text("code_hash").unique(),
  /** Also marks that a provider's response was used. */
  codeIssuedAt: timestamp("code_issued_at", { withTimezone: true }),
  userId: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
  providerToken: text("provider_token"),
  providerRefreshToken: text("provider_refresh_token"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export type FlowState = typeof flowStates.$inferSelect;
