import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/database/open.ts";
import { oneTimeTokens } from "../../../schema/auth/one-time-tokens.table.ts";
import { type AuthUser, authUsers, identities } from "../../../schema/auth/users.table.ts";
import { storePassword } from "../change-password.ts";
import { type AuthContext, NO_STATUS } from "../context.ts";
import { emailExists } from "../errors.ts";
import { checkPassword } from "../passwords.ts";
import { userReply } from "../user-reply.ts";
import { findUserByEmail, findUserById, updateMetadata } from "../users.queries.ts";
import { subjectOf } from "./subject.ts";
import { readAdminUser } from "./user-params.ts";

/** `updateUserById`: applies all given fields or none. A new password ends every session. */
export function updateUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.put("/admin/users/:id", async (request) => {
    const user = await subjectOf(context, request);
    const { email, password, emailConfirm, metadata, status } = readAdminUser(
      request,
      userReply(user, NO_STATUS).app_metadata,
    );
    if (password !== undefined) checkPassword(password);
    const passwordHash = password === undefined ? undefined : await context.passwords.hash(password);
    await context.db.transaction(async (tx) => {
      if (email && email !== user.email) await setEmail(tx, user, email);
      if (emailConfirm) await confirm(tx, user);
      if (metadata) await updateMetadata(tx, user.id, "user_metadata", metadata);
      if (passwordHash) await storePassword(tx, user.id, passwordHash, undefined);
      await context.setAccountStatus(tx, user, status);
    });
    const changed = (await findUserById(context.db, user.id)) ?? user;
    return userReply(changed, await context.accountStatus(user.id));
  });
}

/** Changes the address at once, without mails: it counts as unproven, and links mailed to the old one become void. */
async function setEmail(tx: Db, user: AuthUser, email: string): Promise<void> {
  if (await findUserByEmail(tx, email)) throw emailExists();
  const now = new Date();
  await tx
    .update(authUsers)
    .set({ email, emailProven: false, newEmail: null, emailChangeHalf: null, updatedAt: now })
    .where(eq(authUsers.id, user.id));
  await mergeClaims(tx, user.id, { email });
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
}

async function confirm(tx: Db, user: AuthUser): Promise<void> {
  await tx
    .update(authUsers)
    .set({ emailConfirmedAt: user.emailConfirmedAt ?? new Date() })
    .where(eq(authUsers.id, user.id));
  await mergeClaims(tx, user.id, { email_verified: true });
}

/** Writes the server's own keys to where the protocol shows them: the user's metadata and the e-mail identity. */
async function mergeClaims(tx: Db, userId: string, claims: object): Promise<void> {
  const json = JSON.stringify(claims);
  const updatedAt = new Date();
  await tx
    .update(authUsers)
    .set({ metadata: sql`${authUsers.metadata} || ${json}::jsonb`, updatedAt })
    .where(eq(authUsers.id, userId));
  await tx
    .update(identities)
    .set({ data: sql`${identities.data} || ${json}::jsonb`, updatedAt })
    .where(and(eq(identities.userId, userId), eq(identities.provider, "email")));
}
