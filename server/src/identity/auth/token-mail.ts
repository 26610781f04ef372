import type { TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import type { AuthContext } from "./context.ts";
import { fillTemplate } from "./mail/custom-templates.ts";
import { landingPage, pageAddress, verifyAddress } from "./mail/links.ts";
import { tokenMail } from "./mail/templates.ts";
import { issueToken } from "./one-time-tokens.queries.ts";
import type { Challenge } from "./pkce.ts";

/** Where a mailed link leads, and who may exchange its result. */
export interface MailOptions {
  redirectTo: string | undefined;
  challenge: Challenge | undefined;
}

/** Mails a one-time link and code to an address of the user; throws, without sending, if the server's limit is reached. */
export async function mailToken(
  context: AuthContext,
  userId: string,
  to: string,
  purpose: TokenPurpose,
  { redirectTo, challenge }: MailOptions,
): Promise<void> {
  await context.mailBudget.send(to, purpose);
  const { link, code } = await issueToken(context.db, userId, purpose, challenge);
  const { config, issuer } = context;
  const page = redirectTo ?? landingPage(config.webUrl, purpose);
  // A reauthentication code has no link of its own.
  const address =
    config.MAIL_LINKS === "verify" && purpose !== "reauthentication"
      ? verifyAddress(issuer, purpose, link, page)
      : pageAddress(page, purpose, link);
  const template = context.templates[purpose];
  if (!template) return context.sendMail(tokenMail(purpose, to, address, code));
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
