import type { Category } from "@lagom/shared/text/categories";
import { strings } from "./common.ts";

export const feedList = {
  lead: "Where news comes from. Each feed is read again and again; its articles keep author, licence and link.",
  failed: "Unable to load feeds right now...",
  empty: {
    title: "No feeds yet",
    text: "There are feeds under free licences in every language. They can be added at once.",
  },
  columns: {
    feed: "Feed",
    language: "Language",
    state: "State",
    read: "Read",
    articles: "Articles",
  },
  anyLanguage: "As the article says",
  rights: { full: "full text", excerpt: "excerpt and link" },
  states: { paused: "Paused", failing: "Failing", fine: "Fine", unread: "Not read yet" },
  /** How long ago it was read, and in how long it is; less than a minute is “just now”. */
  last: (time: string) => (time === strings.ago.now ? time : `${time} ago`),
  next: (time: string) => (time === strings.ago.now ? "next within a minute" : `next in ${time}`),
  stored: (count: string) => `${count} stored`,
  refused: (count: string) => `${count} refused`,
  pause: {
    label: "Pause",
    title: "Pause this feed?",
    text: (name: string) => `“${name}” is not read until you resume it. Its articles stay.`,
    confirm: "Pause",
    done: (name: string) => `“${name}” is paused.`,
  },
  resume: {
    label: "Resume",
    title: "Resume this feed?",
    text: (name: string) => `“${name}” is read within a minute if it is due.`,
    confirm: "Resume",
    done: (name: string) => `“${name}” is resumed.`,
  },
  remove: {
    label: "Remove",
    title: "Remove this feed?",
    text: (name: string) => `“${name}” is not read any more. Its articles stay.`,
    confirm: "Remove",
    done: (name: string) => `“${name}” is removed.`,
  },
} as const;

export const addFeed = {
  open: "Add a feed",
  url: "Address of the feed",
  urlHint: "RSS, Atom or JSON Feed.",
  name: "Publisher",
  nameHint: "If empty, the feed’s own title is used.",
  language: "Language",
  category: "Category",
  anyCategory: "As the article says",
  categories: {
    world: "World",
    business: "Business",
    technology: "Technology",
    sports: "Sports",
    entertainment: "Entertainment",
    science: "Science",
    health: "Health",
  } satisfies Record<Category, string>,
  rights: "What may be shown",
  rightsNames: { full: "Full text", excerpt: "Excerpt and link" },
  licence: "Licence",
  licenceHint: "For example, CC BY 4.0. Needed to show the full text.",
  add: "Add",
  exists: "This feed is there already.",
  fieldErrors: {
    url: "This is no web address.",
    licence: "To show the full text, name the licence.",
  } as Readonly<Record<string, string>>,
  done: "The feed is added. It is read within a minute.",
} as const;

export const openFeeds = {
  open: "Add open feeds",
  title: "Open feeds",
  lead: "Their publishers allow everybody to show and rewrite the full text. Each can be paused or removed later.",
  failed: "Unable to load the open feeds right now...",
  language: "Language",
  all: "All languages",
  added: "Added",
  add: (count: number) => (count === 1 ? "Add 1 feed" : `Add ${count} feeds`),
  done: (count: number) => (count === 1 ? "1 feed is added." : `${count} feeds are added.`),
} as const;
