import { escapeHtml } from "../../../platform/http/escape-html.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";
import type { NoticePurpose } from "./notice-mail-job.ts";

interface Words {
  subject: string;
  lead: string;
  button: string;
  /** Advice for people who did not request the mail. */
  ignore: string;
}

const WORDS: Record<TokenPurpose, Words> = {
  signup: {
    subject: "Confirm your e-mail address",
    lead: "Welcome to Lagom. Confirm this e-mail address to finish your sign-up.",
    button: "Confirm address",
    ignore: "If you did not sign up, ignore this mail and no account is opened.",
  },
  invite: {
    subject: "You are invited to Lagom",
    lead: "You are invited to read with Lagom. Accept the invitation to open your account.",
    button: "Accept the invitation",
    ignore: "If you do not want an account, ignore this mail.",
  },
  recovery: {
    subject: "Choose a new password",
    lead: "You asked for a new password. The link works once, within one hour.",
    button: "Choose a new password",
    ignore: "If you did not ask for it, ignore this mail and your password stays as it is.",
  },
  magiclink: {
    subject: "Your sign-in link",
    lead: "Sign in to Lagom with this link. It works once, within one hour.",
    button: "Sign in",
    ignore: "If you did not ask for it, ignore this mail.",
  },
  email_change_old: {
    subject: "Your e-mail address is about to change",
    lead: "You asked to use another address. Agree here and in the mail to the new address.",
    button: "Agree to the change",
    ignore: "If you did not ask for it, ignore this mail, keep your address, and change your password.",
  },
  email_change_new: {
    subject: "Confirm your new e-mail address",
    lead: "You asked to use this address. Confirm it here, and agree in the mail to the old address.",
    button: "Confirm address",
    ignore: "If you did not ask for it, ignore this mail.",
  },
  reauthentication: {
    subject: "Your code",
    lead: "Enter this code to go on with the change to your account.",
    button: "Open Lagom",
    ignore: "If you did not ask for it, change your password.",
  },
};

interface Notice extends Words {
  /** Path of the page where somebody can act who did not make the change. */
  page: string;
}

const NOTICES: Record<NoticePurpose, Notice> = {
  password_changed: {
    subject: "Your password was changed",
    lead: "The password of your Lagom account was changed, and all other devices were signed out.",
    ignore: "If it was not you, choose a new password at once.",
    button: "Choose a new password",
    page: "/auth/password-recovery",
  },
  email_changed: {
    subject: "Your e-mail address was changed",
    lead: "Your Lagom account has another e-mail address now. You cannot sign in with this one any more.",
    ignore: "If it was not you, write to us at once.",
    button: "Write to us",
    page: "/contact",
  },
};

/** Builds the mail with a one-time link and its six-digit code. */
export function tokenMail(purpose: TokenPurpose, to: string, link: string, code: string): Mail {
  const { subject, lead, button, ignore } = WORDS[purpose];
  return {
    to,
    subject,
    text: `${lead}\n\n${button}:\n${link}\n\nOr enter this code: ${code}\n\n${ignore}\n`,
    html: mailPage(subject, [
      paragraph(lead),
      linkButton(button, link),
      `<p>Or enter this code: <strong>${code}</strong></p>`,
      `<p style="color:#5c6059">${escapeHtml(ignore)}</p>`,
    ]),
  };
}

/** Builds the mail that tells of a change. @param webUrl origin of our pages */
export function noticeMail(purpose: NoticePurpose, to: string, webUrl: string): Mail {
  const { subject, lead, ignore, button, page: path } = NOTICES[purpose];
  const link = webUrl + path;
  return {
    to,
    subject,
    text: `${lead}\n\n${ignore}\n\n${button}:\n${link}\n`,
    html: mailPage(subject, [paragraph(lead), paragraph(ignore), linkButton(button, link)]),
  };
}

/** A paragraph of a mail. */
export const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A link of a mail that looks like a button. */
export const linkButton = (label: string, link: string) =>
  `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2a24;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** The HTML of a mail. @param content paragraphs, as HTML */
export function mailPage(title: string, content: readonly string[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="background:#fbf6ea;color:#1f2a24;font:16px/1.5 sans-serif;padding:24px">
${content.join("\n")}
</body></html>`;
}
