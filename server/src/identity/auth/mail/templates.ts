import { escapeHtml } from "../../../platform/http/escape-html.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";

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

/** Builds the mail with a one-time link and its six-digit code. */
export function tokenMail(purpose: TokenPurpose, to: string, link: string, code: string): Mail {
  const { subject, lead, button, ignore } = WORDS[purpose];
  return {
    to,
    subject,
    text: `${lead}\n\n${button}:\n${link}\n\nOr enter this code: ${code}\n\n${ignore}\n`,
    html: page(
      subject,
      [
        `<p>${escapeHtml(lead)}</p>`,
        `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2a24;color:#fff;text-decoration:none">${escapeHtml(button)}</a></p>`,
        `<p>Or enter this code: <strong>${code}</strong></p>`,
        `<p style="color:#5c6059">${escapeHtml(ignore)}</p>`,
      ].join("\n"),
    ),
  };
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="background:#fbf6ea;color:#1f2a24;font:16px/1.5 sans-serif;padding:24px">
${content}
</body></html>`;
}
