import type { TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import type { AuthContext } from "./context.ts";
import { tokenMail } from "./mail/templates.ts";
import { issueToken } from "./one-time-tokens.queries.ts";
import type { Challenge } from "./pkce.ts";

const PATHS: Record<TokenPurpose, string> = {
  signup: "/auth/callback",
  invite: "/auth/callback",
  recovery: "/auth/reset-password",
  magiclink: "/auth/callback",
  email_change_old: "/auth/callback",
  email_change_new: "/auth/callback",
  reauthentication: "/",
};

/** Where a mailed link leads, and who may exchange what comes of it. */
export interface MailOptions {
  redirectTo: string | undefined;
  challenge: Challenge | undefined;
}

/** Mails a one-time link and code to an address of the user; a mail over the server's limit throws and is not sent. */
export async function mailToken(
  context: AuthContext,
  userId: string,
  to: string,
  purpose: TokenPurpose,
  { redirectTo, challenge }: MailOptions,
): Promise<void> {
  context.limits.mail.take("all");
  const { link, code } = await issueToken(context.db, userId, purpose, challenge);
  // The page takes the token and posts it, so that a scanner that only opens links cannot spend it.
  const address = new URL(redirectTo ?? `${context.config.webUrl}${PATHS[purpose]}`);
  address.searchParams.set("token_hash", link);
  address.searchParams.set("type", purpose.startsWith("email_change") ? "email_change" : purpose);
  await context.sendMail(tokenMail(purpose, to, address.href, code));
}
