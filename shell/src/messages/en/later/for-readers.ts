import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of what only readers see, in ICU MessageFormat. */
export const messages = {
  account: {
    lookups: "My lookups",
    articles: "My articles",
    liked: "Liked books",
    statistics: "Statistics",
    preferences: "Preferences",
    account: "Account",
    keys: "Keys",
    admin: "Administration",
    about: "About Lagom",
    signOut: "Sign out",
    darkTheme: "Dark theme",
    lightTheme: "Light theme",
  },
  day: {
    /** Short, for the header, as the next two are. */
    progress: "{done, number} of {target, number} minutes",
    noText: "0 of 1 text",
    goalReached: "Goal reached",
    today: "Today: {done, number} of {target, number} minutes read.",
    todayNoText: "Today: 0 of 1 text finished.",
    todayReached: "Today: Goal reached.",
    todayReachedIn: "Today: Goal reached, {done, number} minutes read.",
    streak: "{count, plural, one {# day} other {# days}}",
    streakIs: "Streak: {count, plural, one {# day} other {# days}}",
    reached: "You have reached your goal for today.",
  },
  administrators: {
    title: "This page needs an administrator",
    text: "Your account may not see it. Ask an administrator to give you the role.",
    action: "Go to the newsfeed",
    failed: "Your permissions could not be loaded.",
  },
} as const satisfies Messages;
