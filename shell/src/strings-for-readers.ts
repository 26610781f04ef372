import type { GoalProgress } from "@lagom/shared/text/daily-goal";

/** The words of what only readers see: they come with the account menu and the goal of the day. */
export const strings = {
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
    /** Short, for the header. */
    progress: ({ unit, done, target, share }: GoalProgress) => {
      if (share === 1) return "Goal reached";
      return unit === "texts" ? "0 of 1 text" : `${done} of ${target} minutes`;
    },
    today: ({ unit, done, target, share }: GoalProgress) => {
      if (share === 1)
        return unit === "texts" ? "Today: Goal reached." : `Today: Goal reached, ${done} minutes read.`;
      return unit === "texts" ? "Today: 0 of 1 text finished." : `Today: ${done} of ${target} minutes read.`;
    },
    streak: (count: number) => `${count} ${count === 1 ? "day" : "days"}`,
    streakIs: (days: string) => `Streak: ${days}`,
    reached: "You have reached your goal for today.",
  },
} as const;
