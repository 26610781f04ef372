import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of users, in ICU MessageFormat. */
export const messages = {
  list: {
    lead: "Everyone with an account.",
    failed: "Unable to load users right now...",
    search: "E-mail",
    empty: { title: "No users yet", text: "Nobody has signed up." },
    columns: {
      email: "E-mail",
      role: "Role",
      state: "State",
      read: "Words read",
      saved: "Saved words",
      last: "Last active",
      since: "Since",
    },
    choices: {
      role: { all: "All", user: "Readers", admin: "Administrators", operator: "Operators" },
      state: { all: "All", active: "Active", banned: "Banned" },
      sort: { all: "Newest first", oldest: "Oldest first", email: "By e-mail" },
    },
    roles: { user: "Reader", admin: "Administrator", operator: "Operator" },
    banned: "Banned",
    active: "Active",
  },
  actions: {
    ratings: "Show ratings",
    ban: {
      label: "Ban",
      title: "Ban this user?",
      text: "{email} can no longer use the site, on any device. Nothing of theirs is deleted.",
      confirm: "Ban",
      done: "{email} is banned.",
    },
    unban: {
      label: "Lift ban",
      title: "Lift the ban?",
      text: "{email} can use the site again, with everything as it was.",
      confirm: "Lift ban",
      done: "{email} can use the site again.",
    },
    role: {
      label: { user: "Make reader", admin: "Make administrator", operator: "Make operator" },
      title: {
        user: "Make this user reader?",
        admin: "Make this user administrator?",
        operator: "Make this user operator?",
      },
      text: {
        user: "{email} no longer sees these pages.",
        admin: "{email} can see these pages, ban and delete readers, and remove what they wrote.",
        operator: "{email} can do all of that, give roles, and move releases.",
      },
      confirm: "Change role",
      done: { user: "{email}: reader.", admin: "{email}: administrator.", operator: "{email}: operator." },
    },
    signOut: {
      label: "Sign out everywhere",
      title: "Sign out everywhere?",
      text: "Every session of {email} ends now, on every device. They can sign in again.",
      confirm: "Sign out",
      done: "{email} is signed out everywhere.",
    },
    remove: {
      label: "Delete with all data",
      title: "Delete this user?",
      text: "The account of {email} goes with all words, lists, ratings, statistics and messages. This cannot be undone.",
      confirm: "Delete for ever",
      done: "{email} is deleted.",
    },
  },
} as const satisfies Messages;
