import type { ComponentType } from "react";
import type { Text } from "./contract/text.ts";
import type { LanguageCode, LanguageName } from "./text/languages.ts";
import type { Level } from "./text/levels.ts";

/** The areas of this repository, whose modules other parts may mount by name. */
export const AREAS = ["reader", "books", "account", "admin"] as const;
export type Area = (typeof AREAS)[number];

/** What this repository releases. */
export const DEPLOYABLES = ["shell", ...AREAS] as const;

/** The name of any area: of one of this repository, or of one that an operator has added. */
export type AreaName = string;
/** What is released alone: the shell, or an area. */
export type Deployable = "shell" | AreaName;

/** Part of addresses, of tokens and of names in scripts. */
export const DEPLOYABLE_NAME = /^[a-z]{2,20}$/;

/** Where an area declares its pages, in its folder and in its build (docs/teams.md#pages). */
export const PAGES_FILE = "pages.json";

/** What a page module exposes: the page, drawn by the shell's router. */
export interface PageModule {
  Page: ComponentType;
}

export interface PassageProps {
  /** The text to show: an article, a rewrite, the sample that visitors may read, or one whose first part is here already. */
  of: { article: number } | { rewrite: number } | { sample: true } | { text: Text };
  /** Name of the language to read. */
  language: string;
  level: Level;
  /** A sentence to lead to, or its beginning: it is brought into view and marked. */
  sentence?: string | null;
  /** Told when the text arrived, with the levels it has and the one shown. */
  onLoaded?: (text: { level: Level; levels: Level[] }) => void;
}

export interface PassageModule {
  Passage: ComponentType<PassageProps>;
}

export interface ListenProps {
  /** What the button reads aloud; without a text there is no button, and only `onVoice` is told. */
  text: string | null;
  lang: LanguageCode;
  /** Speaks as it is drawn too, where the browser lets it. */
  atOnce?: boolean;
  /** Told whether the language can be read aloud here. */
  onVoice?: (has: boolean) => void;
}

export interface ListenModule {
  Listen: ComponentType<ListenProps>;
}

export interface ReviewCardsProps {
  /** Whose words are asked. */
  language: LanguageName;
  /** Ids of saved words that come before all others. */
  first: readonly number[];
}

export interface ReviewCardsModule {
  /** Some cards of the review, below what was read. */
  ReviewCards: ComponentType<ReviewCardsProps>;
}

/** The modules of each area; an area keeps its side with `satisfies`. */
export interface AreaModules {
  reader: { newsfeed: PageModule; reader: PageModule; passage: PassageModule; listen: ListenModule };
  books: { books: PageModule; book: PageModule; liked: PageModule; list: PageModule };
  account: {
    words: PageModule;
    lookups: PageModule;
    articles: PageModule;
    statistics: PageModule;
    preferences: PreferencesModule;
    "review-cards": ReviewCardsModule;
  };
  admin: {
    dashboard: PageModule;
    "book-lists": PageModule;
    ratings: PageModule;
    users: PageModule;
    feedback: PageModule;
    mails: PageModule;
    feeds: PageModule;
    dictionaries: PageModule;
    releases: PageModule;
  };
}

export interface PreferencesModule {
  /** A dialog over any page. */
  Preferences: ComponentType<{ onClose: () => void }>;
}

export type ExposeOf<A extends Area> = keyof AreaModules[A] & string;

/** The exposes of each area of this repository, for builds, preloads and gates. */
export const EXPOSES = {
  reader: ["newsfeed", "reader", "passage", "listen"],
  books: ["books", "book", "liked", "list"],
  account: ["words", "lookups", "articles", "statistics", "preferences", "review-cards"],
  admin: [
    "dashboard",
    "book-lists",
    "ratings",
    "users",
    "feedback",
    "mails",
    "feeds",
    "dictionaries",
    "releases",
  ],
} as const satisfies { [A in Area]: readonly ExposeOf<A>[] };
