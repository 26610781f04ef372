/** The words of this area's interface, in English. */
export const words = {
  sections: "Administration",
  dashboard: "Dashboard",
  bookLists: "Book lists",
  ratings: "Ratings",
  users: "Users",
  feedback: "Feedback",
  releases: "Releases",
  none: "none",
  toDashboard: "Go to the dashboard",
  toFirstPage: "First page",
  pageEmpty: { title: "Nothing on this page", text: "The list has become shorter since you were here." },
  forbidden: {
    title: "This page needs an administrator",
    text: "Your account may not see it. Ask an administrator to give you the role.",
    action: "Go to the newsfeed",
  },

  figures: {
    failed: "Unable to load the figures right now...",
    people: "People",
    users: "Users",
    usersThisWeek: "New this week",
    activeThisWeek: "Active this week",
    reading: "Reading",
    wordsRead: "Words read this week",
    lookedUp: "Looked up this week",
    saved: "Saved words",
    collection: "Collection",
    articles: "Articles",
    rewrites: "Rewrites",
    books: "Books",
    voices: "Feedback",
    feedback: "Messages",
  },

  userList: {
    lead: "Everyone with an account, newest first.",
    failed: "Unable to load users right now...",
    empty: { title: "No users yet", text: "Nobody has signed up." },
    columns: { email: "E-mail", role: "Role", state: "State", since: "Since" },
    roles: { user: "Reader", admin: "Administrator", operator: "Operator" },
    banned: "Banned",
    active: "Active",
  },

  bookListList: {
    lead: "The lists that readers keep, newest first.",
    failed: "Unable to load book lists right now...",
    empty: { title: "No book lists yet", text: "No reader has made one." },
    columns: { name: "Name", owner: "Owner", access: "Seen by", books: "Books", since: "Made" },
    public: "Everyone",
    private: "Owner only",
  },

  ratingList: {
    lead: "Likes and stars that readers gave, newest first.",
    failed: "Unable to load ratings right now...",
    empty: { title: "No ratings yet", text: "No reader has liked or rated a book." },
    columns: { book: "Book", user: "Reader", liked: "Liked", stars: "Stars", when: "When" },
    yes: "Yes",
    no: "No",
    stars: (count: number) => `${count} of 5`,
  },

  feedbackList: {
    lead: "What people wrote through the feedback button and the contact page, newest first.",
    failed: "Unable to load feedback right now...",
    empty: { title: "No feedback yet", text: "Nobody has written." },
    context: (page: string, language: string, level: string) => `On ${page} · ${language} ${level}`,
  },

  releaseList: {
    lead: "Changes reach new page loads within a second.",
    failed: "Unable to load releases right now...",
    revision: "revision",
    columns: { area: "Area", live: "Live", since: "Since", fallback: "Falls back to" },
    log: "Log",
    logEmpty: "Nothing has changed yet.",
    by: (who: string) => `by ${who}`,
    actions: { promote: "promoted to", rollback: "rolled back to" },
    was: (release: string) => `(was ${release})`,
    everything: "everything",
  },

  ago: { now: "just now", minutes: "min", hours: "h", day: "day", days: "days" },
} as const;
