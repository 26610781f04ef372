import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of mails, in ICU MessageFormat. */
export const messages = {
  lead: "Mails that could not be sent although they were tried many times. They stay for 30 days.",
  failed: "Unable to load mails right now...",
  empty: { title: "No mail is stuck", text: "Every mail has gone out, or is still being tried." },
  columns: {
    to: "To",
    purpose: "For",
    asked: "Requested",
    givenUp: "Given up",
    failure: "Last failure",
  },
  attempts: "{attempts, plural, one {# attempt} other {# attempts}}",
  purposes: {
    signup: "Sign-up",
    invite: "Invitation",
    recovery: "New password",
    magiclink: "Sign-in link",
    email_change_old: "Change of address, to the old one",
    email_change_new: "Change of address, to the new one",
    reauthentication: "Code",
    password_changed: "Notice of a new password",
    email_changed: "Notice of a new address",
    feedback: "Feedback to an administrator",
    reminder: "Reminder",
  },
  retry: {
    label: "Try again",
    title: "Try this mail again?",
    text: "The mail to {to} is sent once more, with a new link. If that fails, it comes back here.",
    confirm: "Try again",
    done: "The mail to {to} is tried again.",
  },
  remove: {
    label: "Delete",
    title: "Delete this mail?",
    text: "{to} never gets it. This cannot be undone.",
    confirm: "Delete",
    done: "The mail to {to} is deleted.",
  },
} as const satisfies Messages;
