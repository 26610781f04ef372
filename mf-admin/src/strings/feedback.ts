export const feedbackList = {
  lead: "What people wrote through the feedback button and the contact page, newest first.",
  failed: "Unable to load feedback right now...",
  search: "Words or sender",
  empty: { title: "No feedback yet", text: "Nobody has written." },
  context: (page: string, language: string, level: string) => `On ${page} · ${language} ${level}`,
  state: "State",
  choices: { state: { all: "All", open: "Open", done: "Done" } },
  done: "Done",
  finish: { label: "Mark as done", said: "Marked as done." },
  reopen: { label: "Open again", said: "Open again." },
} as const;
