import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages that several pages of this area share, in ICU MessageFormat; those of each page stand beside this file. */
export const messages = {
  sections: "Administration",
  dashboard: "Dashboard",
  bookLists: "Book lists",
  ratings: "Ratings",
  users: "Users",
  feedback: "Feedback",
  mails: "Mails",
  feeds: "Feeds",
  dictionaries: "Dictionaries",
  releases: "Releases",
  none: "none",
  toDashboard: "Go to the dashboard",
  toFirstPage: "First page",
  searchHint: "Type to search",
  sort: "Order",
  showAll: "Show all",
  nothingFound: {
    title: "Nothing found",
    text: "Nothing is like that. Try fewer letters, or show everything.",
  },
  pageEmpty: { title: "Nothing on this page", text: "The list has become shorter since you were here." },
  forbidden: {
    title: "This page needs an administrator",
    text: "Your account may not see it. Ask an administrator to give you the role.",
    action: "Go to the newsfeed",
  },
  operatorsOnly: {
    title: "This page needs an operator",
    text: "Operators choose the feeds and move the releases. Ask one of them to do it, or to give you the role.",
    action: "Go to the newsfeed",
  },
  changes: {
    undo: "Undo",
    undone: "Undone.",
    cancel: "Cancel",
    actionsFor: "Actions for {name}",
    typeToConfirm: "Write {text} to confirm",
    forbidden: "Your role does not allow this.",
    conflict: "This cannot be done any more: something has changed meanwhile.",
    gone: "It is not there any more.",
    unavailable: "The auth service does not allow this from here.",
    failed: "Unable to change this right now. Please try again in a few seconds.",
  },
  /** How long something was ago, or in how long it is. */
  ago: {
    now: "just now",
    minutes: "{count, number} min",
    hours: "{count, number} h",
    days: "{count, plural, one {# day} other {# days}}",
  },
} as const satisfies Messages;
