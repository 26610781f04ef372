import { z } from "zod";
import { NEWSFEED_PAGE_SIZE } from "../limits.ts";
import { BOOK_PARTS, CHAPTERS } from "../text/book-parts.ts";
import type { Calls } from "./call.ts";
import {
  BooleanInput,
  CategoriesInput,
  CategoryField,
  Id,
  IdInput,
  Instant,
  integerInput,
  LangInput,
  LanguageCodeField,
  LanguageInput,
  LanguageNameField,
  LevelField,
  pageQuery,
  pageReply,
} from "./fields.ts";
import { ReadingPosition } from "./reading-positions.ts";

/**
 * A paragraph as it is sent and drawn. All offsets are UTF-16 units into `text`, which is NFC.
 * `sentences` is flat: start, end, start, end …  `tokens` is flat: start, end, index into `entries`, …
 */
export const Paragraph = z.object({
  /** The same at every level of an article, so that a change of level keeps the reading position. */
  id: z.string(),
  text: z.string(),
  sentences: z.array(z.int().nonnegative()),
  tokens: z.array(z.int().nonnegative()),
  /** One a sentence, in `gloss_lang`; empty when the text has no aligned twin in that language. */
  translations: z.array(z.string()),
  /** False when a rewrite of this paragraph failed and the source text stands here. */
  rewritten: z.boolean(),
  /** True for the heading of a section. */
  heading: z.boolean(),
});
export type Paragraph = z.infer<typeof Paragraph>;

/** What a tap on a token shows, in the sense of this text. */
export const Entry = z.object({
  /** The token as it stands, lower-cased. */
  form: z.string(),
  /** Base form; the form itself where none is known. */
  lemma: z.string(),
  /** Further forms to look up, best first: without clitic, particle or elision. */
  candidates: z.array(z.string()),
  concept: z.string().nullable(),
  pos: z.string().nullable(),
  band: LevelField.nullable(),
  /** In `gloss_lang`; null when the lexicon has none. */
  gloss: z.string().nullable(),
  /** Other meanings, in `gloss_lang`. */
  others: z.array(z.string()),
  /** Furigana, pinyin or transliteration where the language has one. */
  reading: z.string().nullable(),
  /** True for names and numbers: they have no entry to miss. */
  name: z.boolean(),
});
export type Entry = z.infer<typeof Entry>;

/** What on the server reads texts aloud: a speech server, or eSpeak NG, which sounds like a robot. */
export const SpokenBy = z.enum(["server", "espeak"]);
export type SpokenBy = z.infer<typeof SpokenBy>;

export const LevelReport = z.object({
  /** Share of running words within the level's list, 0 to 1; null when more than 20 % are in no list. */
  within: z.number().nullable(),
  mean_sentence: z.number(),
  longest_sentence: z.int(),
  estimated: LevelField.nullable(),
});
export const MeaningReport = z.object({
  /** Numbers and names of the source that the rewrite lacks, as the source writes them. */
  missing: z.array(z.string()),
  /** False where names cannot be compared, as between two scripts. */
  names_checked: z.boolean().optional(),
});
export type MeaningReport = z.infer<typeof MeaningReport>;

export const Source = z.object({
  name: z.string(),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  /** Whom the source names as the author; of articles from feeds only. */
  author: z.string().nullable().optional(),
  /** Under which the text may be shown, as `CC BY 4.0`. */
  licence: z.string().nullable().optional(),
});
export type Source = z.infer<typeof Source>;

/** Who wrote a text: our collection, a language model, or its source, unchanged. */
export const Origin = z.enum(["corpus", "llm", "source"]);
export type Origin = z.infer<typeof Origin>;

/** A rewrite, or one part of it: `next` is the cursor of the next part, null at the end. */
export const Text = z.object({
  rewrite_id: Id,
  article_id: Id.nullable(),
  book_id: Id.nullable(),
  /** Which text of the book; null for an article. */
  part: z.enum(BOOK_PARTS).nullable(),
  title: z.string(),
  /** The title as a paragraph of its own (id `title`); only in the first part. Headings of sections are among `paragraphs`. */
  heading: Paragraph.nullable(),
  category: CategoryField.nullable(),
  language: LanguageNameField,
  lang: LanguageCodeField,
  dir: z.enum(["ltr", "rtl"]),
  level: LevelField,
  /** What was asked for; differs from `level` when the text lacks it. */
  requested_level: LevelField,
  levels: z.array(LevelField),
  origin: Origin,
  source: Source,
  published_at: Instant,
  word_count: z.int(),
  minutes: z.int(),
  known_percent: z.number().nullable(),
  known_level: LevelField.nullable(),
  gloss_lang: LanguageCodeField,
  /** Whether something can translate sentences that have no translation here: a service, or for a user the model. */
  translates: z.boolean().optional(),
  /** Whether the server can read the text aloud to the reader; never for a visitor. */
  speaks: z.boolean().optional(),
  /** What does, where `speaks` is true; a server of before there was a choice says nothing, and means a speech server. */
  spoken_by: SpokenBy.optional(),
  level_report: LevelReport.nullable(),
  meaning_report: MeaningReport.nullable(),
  /** Where the reader left the text, in the first part; null when nowhere yet, and for a visitor. */
  reading_position: ReadingPosition.nullable(),
  paragraphs: z.array(Paragraph),
  entries: z.array(Entry),
  next: z.string().nullable(),
});
export type Text = z.infer<typeof Text>;

export const FeedItem = z.object({
  rewrite_id: Id,
  article_id: Id,
  title: z.string(),
  summary: z.string(),
  category: CategoryField,
  language: LanguageNameField,
  lang: LanguageCodeField,
  dir: z.enum(["ltr", "rtl"]),
  level: LevelField,
  requested_level: LevelField,
  word_count: z.int(),
  minutes: z.int(),
  /** Share of running words the reader knows, 0 to 100; null for a visitor. */
  known_percent: z.number().nullable(),
  /** The reader's level, as long as the share rests on it alone: until a word of the language is saved as known. */
  known_level: LevelField.nullable(),
  /** Whether the reader has finished it in this language, at any level. */
  finished: z.boolean().optional(),
  /** How many of the reader's words that are due occur in it; articles with many come first on their page. */
  due_words: z.int().optional(),
  source: Source,
  published_at: Instant,
});
export type FeedItem = z.infer<typeof FeedItem>;

export const FeedPage = z.object({
  articles: z.array(FeedItem),
  ...pageReply,
  /** Whether articles are left out because they are too hard to follow at this level; only on the first page. */
  harder_left_out: z.boolean().optional(),
  /** Send it with the next page: the following ones then neither repeat nor skip, and cost no more than the first. */
  snapshot: z.string(),
});
export type FeedPage = z.infer<typeof FeedPage>;

/** A chapter of a serial as its table of contents shows it. */
export const ChapterLine = z.object({
  number: z.int().min(1).max(CHAPTERS.length),
  title: z.string(),
  /** What happens in it, for who reads the next one. */
  summary: z.string(),
  level: LevelField,
  minutes: z.int(),
  /** Whether the reader has finished it in this language, at any level; false for a visitor. */
  finished: z.boolean(),
});
export type ChapterLine = z.infer<typeof ChapterLine>;

export const Serial = z.object({
  /** Title and address of the book. */
  title: z.string(),
  slug: z.string(),
  lang: LanguageCodeField,
  /** In order; none if the book is no serial in this language. */
  chapters: z.array(ChapterLine),
  /** Where the reader goes on: the first chapter not finished of a serial that was begun, else null. */
  continue_with: z.int().nullable(),
});
export type Serial = z.infer<typeof Serial>;

const reading = { language: LanguageInput, level: LevelField };
const bookReading = { lang: LangInput, level: LevelField };
const part = { part: z.string().max(40).optional(), target_lang: LangInput.optional() };

export const textCalls = {
  "GET /api/newsfeed": {
    summary:
      "Articles rewritten to a language and level, newest first; with `harder` also those from feeds that are too hard to follow",
    access: "user",
    query: z.object({
      ...reading,
      ...pageQuery(NEWSFEED_PAGE_SIZE),
      categories: CategoriesInput.optional(),
      harder: BooleanInput.default(false),
      snapshot: z.string().max(60).optional(),
    }),
    responses: { 200: FeedPage },
  },
  "GET /api/article_rewrite": {
    summary: "The next recommended text: the newest the reader has not finished",
    access: "user",
    failures: [404],
    query: z.object({ ...reading, ...part, categories: CategoriesInput.optional() }),
    responses: { 200: Text },
  },
  "GET /api/article/{id}/rewrite": {
    summary: "An article at a language and level, or the nearest level it has",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    query: z.object({ ...reading, ...part }),
    responses: { 200: Text },
  },
  "GET /api/rewrite/{id}": {
    summary: "One rewrite, or a part of it; those of books are open to visitors",
    access: "visitor",
    failures: [404],
    params: z.object({ id: IdInput }),
    query: z.object(part),
    responses: { 200: Text },
  },
  "POST /api/rewrite/{id}/retry": {
    summary: "Has the paragraphs written again that could not be rewritten",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    responses: { 200: Text },
  },
  "GET /api/books/{id}/summary": {
    summary: "The summary of a book at a level, or the nearest there is; a user may have it written anew",
    access: "visitor",
    failures: [404],
    params: z.object({ id: IdInput }),
    query: z.object({ ...bookReading, regenerate: BooleanInput.default(false), ...part }),
    responses: { 200: Text },
  },
  "POST /api/books/{id}/summary": {
    summary: "The summary of a book at a level; one that is missing is written",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    body: z.object(bookReading),
    responses: { 200: Text },
  },
  "POST /api/books/{id}/translation": {
    summary: "The opening chapter of a book retold at a level; for a user one that is missing is written",
    access: "visitor",
    failures: [404],
    params: z.object({ id: IdInput }),
    query: z.object({ ...bookReading, ...part }),
    responses: { 200: Text },
  },
  "GET /api/books/{id}/chapters": {
    summary: "The chapters of a book that is retold as a serial, each at a level or the nearest there is",
    access: "visitor",
    failures: [404],
    params: z.object({ id: IdInput }),
    query: z.object(bookReading),
    responses: { 200: Serial },
  },
  "GET /api/books/{id}/chapters/{chapter}": {
    summary: "A chapter of a serial at a level, or the nearest there is",
    access: "visitor",
    failures: [404],
    params: z.object({ id: IdInput, chapter: integerInput(z.int().min(1).max(CHAPTERS.length)) }),
    query: z.object({ ...bookReading, ...part }),
    responses: { 200: Text },
  },
  "GET /api/sample": {
    summary: "The text that the landing page shows, open to visitors",
    access: "visitor",
    failures: [404],
    query: z.object({
      language: LanguageInput.optional(),
      level: LevelField.optional(),
      target_lang: LangInput.optional(),
    }),
    responses: { 200: Text },
  },
} as const satisfies Calls;
