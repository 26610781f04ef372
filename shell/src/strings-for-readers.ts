/** The words of what only readers see: they come with the account menu. */
export const strings = {
  account: {
    lookups: "My lookups",
    articles: "My articles",
    liked: "Liked books",
    statistics: "Statistics",
    preferences: "Preferences",
    account: "Account",
    admin: "Administration",
    about: "About Lagom",
    signOut: "Sign out",
    darkTheme: "Dark theme",
    lightTheme: "Light theme",
  },
} as const;
