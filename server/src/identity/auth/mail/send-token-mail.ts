import type { Work } from "../../../platform/jobs/job-kind.ts";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";
import type { AuthUser } from "../../../schema/auth/users.table.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../errors.ts";
import { claimMail, SENT_AT } from "../mail-claims.queries.ts";
import { isTooSoon, lastLink } from "../mail-spacing.ts";
import { issueToken } from "../one-time-tokens.queries.ts";
import { draftUser, findUserByEmail, findUserById, insertUser } from "../users.queries.ts";
import { fillTemplate } from "./custom-templates.ts";
import { landingPage, pageAddress, verifyAddress } from "./links.ts";
import { mailLanguage } from "./mail-options.ts";
import { tokenMail } from "./templates.ts";
import type { TokenMail } from "./token-mail-job.ts";

/**
 * Sends the mails that wait. One is dropped if its account is gone, has another address, needs it no more, or has asked for
 * another since, and if the budget of mails is used up.
 */
export const sendTokenMails =
  (context: AuthContext): Work<TokenMail> =>
  async ({ data: mail, isFirstAttempt }) => {
    const recipient = await recipientOf(context, mail);
    if (!recipient) return;
    const { user, purpose } = recipient;
    if (!(await isNewest(context, user, purpose, new Date(mail.askedAt)))) return;
    if (isFirstAttempt && !mail.counted && !(await isInBudget(context, mail, purpose))) return;
    await send(context, user.id, { ...mail, purpose });
  };

interface Recipient {
  user: AuthUser;
  purpose: TokenPurpose;
}

async function recipientOf(context: AuthContext, mail: TokenMail): Promise<Recipient | undefined> {
  const { userId, to, purpose, newAccount, askedAt } = mail;
  if (newAccount) return magicLinkOrSignUp(context, to, newAccount, new Date(askedAt));
  const user = userId === null ? undefined : await findUserById(context.db, userId);
  if (!user || to !== (purpose === "email_change_new" ? user.newEmail : user.email)) return undefined;
  const confirms = purpose === "signup" || purpose === "invite";
  return confirms && user.emailConfirmedAt ? undefined : { user, purpose };
}

/** Whoever has no account yet confirms the one that is opened now, which signs in as well. */
async function magicLinkOrSignUp(
  { db }: AuthContext,
  to: string,
  { id, data }: NonNullable<TokenMail["newAccount"]>,
  askedAt: Date,
): Promise<Recipient | undefined> {
  const draft = draftUser({ email: to, passwordHash: null, data, confirmed: false, id, at: askedAt });
  const known = await findUserByEmail(db, to);
  if (!known) return (await insertUser(db, draft)) ? { user: draft, purpose: "signup" } : undefined;
  if (known.id === id) return { user: known, purpose: "signup" };
  // Another request has opened it, or it was there.
  const last = lastLink(known);
  return last !== known.magicLinkSentAt && isTooSoon(last)
    ? undefined
    : { user: known, purpose: "magiclink" };
}

/** Whether this is the latest mail of its kind that was asked for. Who asked without an answer to wait for claims it here. */
async function isNewest(
  { db }: AuthContext,
  user: AuthUser,
  purpose: TokenPurpose,
  askedAt: Date,
): Promise<boolean> {
  const sentAt = user[SENT_AT[purpose]];
  if (sentAt && sentAt >= askedAt) return sentAt.getTime() === askedAt.getTime();
  if (await claimMail(db, user.id, SENT_AT[purpose], askedAt)) return true;
  // The other mail of the same request, to the other address, may have claimed it just now.
  const current = await findUserById(db, user.id);
  return current?.[SENT_AT[purpose]]?.getTime() === askedAt.getTime();
}

/** Counted once, at the first attempt; the operator is told when the mails of the hour run out. */
async function isInBudget(
  { mailBudget }: AuthContext,
  { to, uncounted }: TokenMail,
  purpose: TokenPurpose,
): Promise<boolean> {
  try {
    if (uncounted) await mailBudget.askFor(to, purpose);
    await mailBudget.send(purpose);
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

async function send(
  context: AuthContext,
  userId: string,
  { to, purpose, redirectTo, challenge, language: asked }: TokenMail,
): Promise<void> {
  const language = await mailLanguage(context, userId, asked);
  const { link, code } = await issueToken(context, userId, purpose, challenge);
  const { config, issuer } = context;
  const page = redirectTo ?? landingPage(config.webUrl, purpose);
  // A code to reauthenticate with has no link of its own.
  const address =
    config.MAIL_LINKS === "verify" && purpose !== "reauthentication"
      ? verifyAddress(issuer, purpose, link, page)
      : pageAddress(page, purpose, link);
  const template = context.templates[purpose];
  if (!template) return context.sendMail(tokenMail(purpose, to, address, code, language));
  const values = {
    ConfirmationURL: address,
    Token: code,
    TokenHash: link,
    SiteURL: config.webUrl,
    RedirectTo: page,
    Email: to,
  };
  await context.sendMail(fillTemplate(template, to, values));
}
