import { z } from "zod";
import { MOST_PARAGRAPHS_A_REPORT, READ_ARTICLES_PAGE_SIZE, WORD_LOOKUPS_PAGE_SIZE } from "../limits.ts";
import { DAILY_GOALS } from "../text/daily-goal.ts";
import type { Calls } from "./call.ts";
import {
  BooleanInput,
  CategoryField,
  Id,
  Instant,
  LanguageCodeField,
  LanguageInput,
  LanguageNameField,
  LevelField,
  pageQuery,
  pageReply,
  TimeZone,
} from "./fields.ts";

export const Preferences = z.object({
  user_id: z.uuid(),
  /** The language that is learnt. */
  target_language: LanguageNameField,
  /** The reader's own language. */
  source_language: LanguageNameField,
  preferred_levels: z.partialRecord(LanguageNameField, LevelField),
  preferred_categories: z.array(CategoryField),
  theme: z.enum(["system", "light", "dark"]),
  /** Reading text, in steps from -2 to 4; 0 is 19 px. */
  text_size: z.int().min(-2).max(4),
  /** Null: that of the device. */
  time_zone: z.string().nullable(),
  /** Most words that a day's review asks for. */
  daily_reviews: z.int().min(5).max(500),
  /** What the reader wants to do each day; null: nothing was chosen. */
  daily_goal: z.enum(DAILY_GOALS).nullable(),
  /** False while these are the built-in defaults of a user without a record. */
  stored: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

export const PreferencesChange = z.object({
  target_language: LanguageInput.optional(),
  source_language: LanguageInput.optional(),
  preferred_levels: z.partialRecord(LanguageNameField, LevelField).optional(),
  preferred_categories: z.array(CategoryField).min(1).max(7).optional(),
  theme: Preferences.shape.theme.optional(),
  text_size: Preferences.shape.text_size.optional(),
  time_zone: TimeZone.nullable().optional(),
  daily_reviews: Preferences.shape.daily_reviews.optional(),
  daily_goal: Preferences.shape.daily_goal.optional(),
});
export type PreferencesChange = z.input<typeof PreferencesChange>;

export const ACTIVITY_TYPES = [
  "word_lookup",
  "word_saved",
  "article_opened",
  "article_read",
  "article_finished",
] as const;
export const ActivityType = z.enum(ACTIVITY_TYPES);

export const ActivityInput = z.object({
  activity_type: ActivityType,
  rewrite_id: Id.nullable().optional(),
  language: LanguageInput.optional(),
  level: LevelField.optional(),
  /** A lookup carries word, translation, source_lang and target_lang; reading carries words and seconds. */
  activity_data: z
    .object({
      word: z.string().max(200).optional(),
      translation: z.string().max(500).optional(),
      source_lang: z.string().max(40).optional(),
      target_lang: z.string().max(40).optional(),
      sentence: z.string().max(2000).optional(),
      words_read: z.int().min(0).max(100_000).optional(),
      /** The ids of those read since the last report: what is known to be read of a text never counts again. */
      paragraphs: z
        .array(z.string().regex(/^p[1-9]\d{0,5}$/))
        .max(MOST_PARAGRAPHS_A_REPORT)
        .optional(),
      seconds: z.int().min(0).max(86_400).optional(),
    })
    .default({}),
  occurred_at: Instant.optional(),
  time_zone: TimeZone.optional(),
});

const figures = {
  words_read: z.int(),
  words_looked_up: z.int(),
  words_saved: z.int(),
  /** Words whose review was answered; each once a day. */
  words_reviewed: z.int(),
  articles_finished: z.int(),
};

/** What a user did in a language: sums of all time, and the days of the last 53 weeks on which anything was done. */
export const Statistics = z.object({
  language: LanguageNameField,
  lang: LanguageCodeField,
  ...figures,
  seconds: z.int(),
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  levels: z.array(
    z.object({
      level: LevelField,
      words_read: z.int(),
      articles_finished: z.int(),
      seconds: z.int(),
      /** By the Monday of the week; of the last 53 weeks, those in which anything was read. */
      weeks: z.array(z.object({ week: z.iso.date(), words_read: z.int() })),
    }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

export const Streak = z.object({
  current: z.int(),
  longest: z.int(),
  /** The last seven days, oldest first, in the user's own time zone; fewer while the account is younger. */
  week: z.array(z.object({ day: z.iso.date(), state: z.enum(["counted", "repaired", "missed", "today"]) })),
  /** Missed days of the last 53 weeks that were repaired. */
  repaired_days: z.array(z.iso.date()),
});
export type Streak = z.infer<typeof Streak>;

/** An article that a user has opened or finished. */
export const ReadArticle = z.object({
  article_id: Id,
  rewrite_id: Id,
  title: z.string(),
  category: CategoryField,
  language: LanguageNameField,
  lang: LanguageCodeField,
  level: LevelField,
  finished: z.boolean(),
  /** The share of its words that were read. */
  read_percent: z.int().min(0).max(100),
  last_at: Instant,
});

/** A user's current day, in their own time zone: what was done on it, in all languages, and what waits in one. */
export const Today = z.object({
  day: z.iso.date(),
  /** With a text in view, and something done within the last minute. */
  seconds: z.int(),
  articles_finished: z.int(),
  streak: Streak,
  /** Words of the language to review, within the day's limit. */
  reviews: z.int(),
  /** The text of the language that was opened last and is not finished. */
  unfinished: ReadArticle.nullable(),
});
export type Today = z.infer<typeof Today>;

/** What a user did in a week from Monday to Sunday, in all languages. */
export const Week = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  seconds: z.int(),
  articles_finished: z.int(),
  words_saved: z.int(),
  /** Saved words that were marked as known. */
  words_learnt: z.int(),
});
export type Week = z.infer<typeof Week>;

/** A sign-in on one device. */
export const UserSession = z.object({
  id: z.uuid(),
  /** Names of products, as `Firefox` and `Linux`; null where the browser did not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signed_in_at: Instant,
  /** To the hour. */
  last_used_at: Instant,
  /** Whether the call was made in it. */
  current: z.boolean(),
});
export type UserSession = z.infer<typeof UserSession>;

export const userCalls = {
  "GET /api/user/me": {
    summary: "Who the token names",
    access: "user",
    responses: {
      200: z.object({
        id: z.uuid(),
        email: z.string(),
        role: z.enum(["user", "admin", "operator"]),
        created_at: Instant,
      }),
    },
  },
  "GET /api/user/export": {
    summary: "Everything that is kept of the user, as one JSON document; it is streamed",
    access: "user",
    responses: { 200: z.unknown().meta({ description: "Account, preferences, lists, words, activities" }) },
  },
  "DELETE /api/user/me": {
    summary: "Delete the user's account with everything in it",
    access: "user",
    responses: { 204: z.void() },
  },
  "GET /api/user/sessions": {
    summary: "Where the user is signed in: this session, then the others by their last use, 50 at most",
    access: "user",
    responses: {
      200: z.object({
        /** Null where the auth service does not tell, as a Supabase project. */
        sessions: z.array(UserSession).nullable(),
      }),
    },
  },
  "DELETE /api/user/sessions/{id}": {
    summary: "Sign the user out on one device",
    access: "user",
    failures: [404],
    params: z.object({ id: z.uuid() }),
    responses: { 204: z.void() },
  },
  "GET /api/user/preferences": {
    summary: "The user's preferences",
    access: "user",
    responses: { 200: Preferences },
  },
  "PUT /api/user/preferences": {
    summary: "Change preferences; fields left out keep their value",
    access: "user",
    body: PreferencesChange,
    responses: { 200: Preferences },
  },
  "POST /api/user/activities": {
    summary: "Record what the user did",
    access: "user",
    body: ActivityInput,
    responses: { 201: z.object({ id: Id }) },
  },
  "GET /api/user/statistics": {
    summary: "Figures of each language",
    access: "user",
    responses: { 200: z.array(Statistics) },
  },
  "GET /api/user/statistics/{id}": {
    summary: "Figures of one language",
    access: "user",
    params: z.object({ id: LanguageInput }),
    responses: { 200: Statistics },
  },
  "GET /api/user/streak": { summary: "Days in a row", access: "user", responses: { 200: Streak } },
  "GET /api/user/today": {
    summary: "The user's current day: what was done on it, and what waits",
    access: "user",
    query: z.object({ language: LanguageInput }),
    responses: { 200: Today },
  },
  "GET /api/user/week": {
    summary: "The user's current week, and the whole one before",
    access: "user",
    responses: { 200: z.object({ week: Week, before: Week }) },
  },
  "GET /api/user/read-articles": {
    summary: "Articles the user has opened or finished, newest first",
    access: "user",
    query: z.object({
      ...pageQuery(READ_ARTICLES_PAGE_SIZE),
      language: LanguageInput.optional(),
      level: LevelField.optional(),
      /** Only articles of which no level was finished in the language. */
      unfinished: BooleanInput.default(false),
    }),
    responses: {
      200: z.object({
        articles: z.array(ReadArticle),
        ...pageReply,
      }),
    },
  },
  "GET /api/user/word-lookups": {
    summary: "What the user looked up, newest first",
    access: "user",
    query: z.object({ ...pageQuery(WORD_LOOKUPS_PAGE_SIZE), language: LanguageInput.optional() }),
    responses: {
      200: z.object({
        lookups: z.array(
          z.object({
            id: Id,
            word: z.string(),
            translation: z.string(),
            source_lang: LanguageCodeField,
            target_lang: LanguageCodeField,
            sentence: z.string().nullable(),
            rewrite_id: Id.nullable(),
            article_id: Id.nullable(),
            /** Of the book, where it was looked up in one. */
            book_slug: z.string().nullable(),
            /** Of the user's own text, where it was looked up in one. */
            own_text_id: Id.nullable(),
            title: z.string().nullable(),
            occurred_at: Instant,
          }),
        ),
        ...pageReply,
        /** For so many months lookups are kept; servers of before kept all. */
        retention_months: z.int().optional(),
      }),
    },
  },
} as const satisfies Calls;
