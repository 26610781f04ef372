import { eq } from "drizzle-orm";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";
import { type AuthUser, authUsers, type Metadata } from "../../../schema/auth/users.table.ts";
import { dropStranger } from "../confirm-account.ts";
import type { AuthContext } from "../context.ts";
import { emailAddress } from "../email-address.ts";
import { AuthError, emailExists, invalid } from "../errors.ts";
import { checkPassword } from "../passwords.ts";
import { draftUser, findUserByEmail, insertUser, isOpenSignUp, updateMetadata } from "../users.queries.ts";
import { inviteAccount } from "./invited-account.queries.ts";

const LINK_TYPES = {
  signup: "signup",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change_current: "email_change_old",
  email_change_new: "email_change_new",
} as const satisfies Record<string, TokenPurpose>;

export type LinkType = keyof typeof LINK_TYPES;

export const isLinkType = (type: string): type is LinkType => Object.hasOwn(LINK_TYPES, type);

interface LinkParams {
  email: string;
  newEmail: string;
  password: string;
  data: Metadata;
}

/**
 * Prepares the account that a link of this type confirms; creates it for `signup`, `invite` and `magiclink`.
 * @throws AuthError user_not_found, email_exists, validation_failed, weak_password
 */
export async function prepareLink(
  context: AuthContext,
  type: LinkType,
  params: LinkParams,
): Promise<{ userId: string; purpose: TokenPurpose; verificationType: LinkType }> {
  const { db } = context;
  const known = await findUserByEmail(db, params.email);
  const ready = (userId: string, verificationType = type) => ({
    userId,
    purpose: LINK_TYPES[verificationType],
    verificationType,
  });
  if (type === "invite") return ready(await inviteAccount(db, params.email, params.data));
  if (type === "signup") return ready(await signUp(context, known, params));
  if (known) {
    if (type !== "magiclink" && type !== "recovery") await wantEmail(context, known, params.newEmail);
    return ready(known.id);
  }
  if (type !== "magiclink") throw new AuthError(404, "user_not_found", "User with this email not found");
  const user = draftUser({ email: params.email, passwordHash: null, data: params.data, confirmed: false });
  if (!(await insertUser(db, { ...user, byAdministrator: true }))) throw emailExists();
  return ready(user.id, "signup");
}

/** An account waiting for its confirmation; removes what somebody else's sign-up left in it. */
async function signUp(
  { db, passwords }: AuthContext,
  known: AuthUser | undefined,
  { email, password, data }: LinkParams,
): Promise<string> {
  if (known?.emailConfirmedAt) throw emailExists();
  if (!password) throw invalid("Signup requires a valid password");
  checkPassword(password);
  const passwordHash = await passwords.hash(password);
  if (!known) {
    const user = draftUser({ email, passwordHash, data, confirmed: false });
    if (!(await insertUser(db, { ...user, byAdministrator: true }))) throw emailExists();
    return user.id;
  }
  await db.transaction(async (tx) => {
    if (isOpenSignUp(known)) await dropStranger(tx, known);
    await updateMetadata(tx, known.id, "data", data);
    const now = new Date();
    await tx
      .update(authUsers)
      .set({ passwordHash, passwordChangedAt: now, confirmationSentAt: now, byAdministrator: true })
      .where(eq(authUsers.id, known.id));
  });
  return known.id;
}

async function wantEmail({ db }: AuthContext, user: AuthUser, given: string): Promise<void> {
  const newEmail = emailAddress(given);
  const taken = await findUserByEmail(db, newEmail);
  if (taken && taken.id !== user.id) throw emailExists();
  const now = new Date();
  // The two links are requested one after the other, and the second request must not undo what the first link has confirmed.
  const half = user.newEmail === newEmail ? {} : { emailChangeHalf: null };
  await db
    .update(authUsers)
    .set({ newEmail, ...half, emailChangeSentAt: now, updatedAt: now })
    .where(eq(authUsers.id, user.id));
}
