export const userList = {
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
} as const;

export const userActions = {
  ratings: "Show ratings",
  ban: {
    label: "Ban",
    title: "Ban this user?",
    text: (email: string) =>
      `${email} can no longer use the site, on any device. Nothing of theirs is deleted.`,
    confirm: "Ban",
    done: (email: string) => `${email} is banned.`,
  },
  unban: {
    label: "Lift ban",
    title: "Lift the ban?",
    text: (email: string) => `${email} can use the site again, with everything as it was.`,
    confirm: "Lift ban",
    done: (email: string) => `${email} can use the site again.`,
  },
  role: {
    label: (role: string) => `Make ${role.toLowerCase()}`,
    title: (role: string) => `Make this user ${role.toLowerCase()}?`,
    text: {
      user: (email: string) => `${email} no longer sees these pages.`,
      admin: (email: string) =>
        `${email} can see these pages, ban and delete readers, and remove what they wrote.`,
      operator: (email: string) => `${email} can do all of that, give roles, and move releases.`,
    },
    confirm: "Change role",
    done: (email: string, role: string) => `${email}: ${role.toLowerCase()}.`,
  },
  signOut: {
    label: "Sign out everywhere",
    title: "Sign out everywhere?",
    text: (email: string) => `Every session of ${email} ends now, on every device. They can sign in again.`,
    confirm: "Sign out",
    done: (email: string) => `${email} is signed out everywhere.`,
  },
  remove: {
    label: "Delete with all data",
    title: "Delete this user?",
    text: (email: string) =>
      `The account of ${email} goes with all words, lists, ratings, statistics and messages. This cannot be undone.`,
    confirm: "Delete for ever",
    done: (email: string) => `${email} is deleted.`,
  },
} as const;
