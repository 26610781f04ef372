import type { Messages } from "@lagom/shared/i18n/strings";

/** What the server says to people: in mails, in notifications, and on pages that need no release. */
export const messages = {
  mails: {
    /** In the plain text of a mail, before the address to which its button leads. */
    linkBelow: "{action}:",
    enterCode: "Or enter this code: {code}",
    // By what the mail is for. `ignore` is advice for people who did not ask for it.
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
    /** To the present address of an account that is to get another. */
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
    /** The code by which the owner of an account proves to be it before the password is changed. */
    reauthentication: {
      subject: "Your code",
      lead: "Enter this code to go on with the change to your account.",
      button: "Open Lagom",
      ignore: "If you did not ask for it, change your password.",
    },
    password_changed: {
      subject: "Your password was changed",
      lead: "The password of your Lagom account was changed, and all other devices were signed out.",
      button: "Choose a new password",
      ignore: "If it was not you, choose a new password at once.",
    },
    email_changed: {
      subject: "Your e-mail address was changed",
      lead: "Your Lagom account has another e-mail address now. You cannot sign in with this one any more.",
      button: "Write to us",
      ignore: "If it was not you, write to us at once.",
    },
  },
  /** Mails and notifications that remind, once a day. */
  reminders: {
    /** For whoever has words to review. */
    review: {
      title: "{due, plural, one {# word is due} other {# words are due}}",
      lead: "A short review today keeps them in mind.",
      action: "Review now",
    },
    read: {
      title: "Time to read",
      lead: "A short text is enough for today.",
      action: "Choose a text",
    },
    why: "You get this mail because you asked Lagom to remind you.",
    stop: "Stop these mails",
  },
  /** The page behind `reminders.stop`. "Preferences" is the title of a page of the account area. */
  unsubscribe: {
    ask: {
      title: "Stop reminder mails?",
      text: "You can turn them on again under Preferences.",
      action: "Stop these mails",
    },
    done: {
      title: "No more reminder mails",
      text: "You can turn them on again under Preferences.",
      action: "Read on",
    },
    unknown: {
      title: "This link does not work",
      text: "Open it once more from the mail, or turn reminders off under Preferences.",
      action: "Open Lagom",
    },
  },
  pages: {
    none: {
      title: "There is no such page",
      text: "It may have been here before. <start>Go to the start page</start>.",
    },
    failed: {
      title: "Something went wrong",
      text: "This page could not be shown. What you have saved is safe. <again>Try again</again>, in a minute if need be.",
      tell: "If you write to us about it, send this along: <code>{id}</code>",
    },
    /** While the server has nothing to show yet; a release is a version of the site. */
    starting: {
      title: "Lagom is starting",
      text: "Its first release is being built. This page looks again by itself.",
    },
    needsScript: "Lagom needs JavaScript to show this page.",
  },
  /** Of public pages, for search engines and previews of links. */
  heads: {
    bookBy: "{title} by {authors}",
    /** `book` is a title, or `bookBy`. */
    book: "Read a summary of {book} at just the right level, in one of 16 languages.",
    list: "A list of books on Lagom.",
    /** `titles` are its first ones. */
    listOf: "A list of books on Lagom: {titles} …",
  },
} as const satisfies Messages;
