import type { Messages } from "@lagom/shared/i18n/strings";

/** The messages of the page of book lists, in ICU MessageFormat. */
export const messages = {
  lead: "The lists that readers keep.",
  failed: "Unable to load book lists right now...",
  search: "Name or owner",
  empty: { title: "No book lists yet", text: "No reader has made one." },
  columns: { name: "Name", owner: "Owner", access: "Seen by", books: "Books", since: "Made" },
  choices: {
    access: { all: "All", public: "Everyone", private: "Owner only", hidden: "Hidden" },
    sort: { all: "Newest first", oldest: "Oldest first", name: "By name", largest: "Most books" },
  },
  public: "Everyone",
  private: "Owner only",
  hidden: "Hidden",
  view: "View books",
  viewFailed: "Unable to load this list right now...",
  of: "A list of {owner}",
  noBooks: "There is no book on it.",
  hide: {
    label: "Hide",
    title: "Hide this list?",
    text: "Nobody but its owner sees “{name}” any more.",
    confirm: "Hide",
    done: "“{name}” is hidden.",
  },
  show: {
    label: "Show again",
    title: "Show this list again?",
    text: "“{name}” is seen again by whom its owner chose.",
    confirm: "Show",
    done: "“{name}” is shown again.",
  },
  remove: {
    label: "Delete",
    title: "Delete this list?",
    text: "“{name}” goes, for its owner too. It can be brought back from the log.",
    confirm: "Delete",
    done: "“{name}” is deleted.",
  },
} as const satisfies Messages;
