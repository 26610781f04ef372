import { z } from "zod";
import { WORDS_PAGE_SIZE } from "../limits.ts";
import type { Calls } from "./call.ts";
import {
  BooleanInput,
  Id,
  IdInput,
  Instant,
  LangInput,
  LanguageCodeField,
  LanguageInput,
  LongIdInput,
  pageQuery,
  pageReply,
} from "./fields.ts";
import { LONGEST_NOTE } from "./note-limits.ts";
import { LONGEST_SENTENCE, LONGEST_WORD, WORD_SORTS, WORD_STATUSES } from "./word-limits.ts";

export const WordStatus = z.enum(WORD_STATUSES);
export type WordStatus = z.infer<typeof WordStatus>;

const Word = z.string().trim().min(1).max(LONGEST_WORD);
const Sentence = z.string().max(LONGEST_SENTENCE);

/** Most words that one call changes. */
export const MOST_WORDS_AT_ONCE = 500;
/** Most words that one import takes. */
export const MOST_IMPORTED_WORDS = 5000;
/** A user keeps at most so many words. */
export const MOST_SAVED_WORDS = 100_000;
/** Of a language so many words are marked in texts, the newest (docs/decisions/0046-how-many-words-are-marked.md). */
export const MOST_MARKS = 20_000;

const Ids = z.array(Id).min(1).max(MOST_WORDS_AT_ONCE);
const Changed = z.object({ ids: z.array(Id) });

/** A word as a file carries it. It is the same word as another with its source word and languages. */
export const ImportedWord = z.object({
  source_word: Word,
  translated_word: Word,
  source_lang: LangInput,
  target_lang: LangInput,
  status: WordStatus.optional(),
  lemma: Word.optional(),
  sentence: Sentence.optional(),
});

export const SavedWord = z.object({
  id: Id,
  user_id: z.uuid(),
  source_word: z.string(),
  translated_word: z.string(),
  source_lang: LanguageCodeField,
  target_lang: LanguageCodeField,
  status: WordStatus,
  lemma: z.string().nullable(),
  /** What the user noted on it; servers of before kept no notes. */
  note: z.string().nullable().optional(),
  /** How often it was forgotten in review after it had been learnt. */
  lapses: z.int(),
  /** Where it was met. */
  context: z
    .object({
      rewrite_id: Id.nullable(),
      article_id: Id.nullable(),
      title: z.string().nullable(),
      /** Of the book, where it was met in one. */
      book_slug: z.string().nullable(),
      /** Of the user's own text, where it was met in one. */
      own_text_id: Id.nullable(),
      sentence: z.string().nullable(),
    })
    .nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type SavedWord = z.infer<typeof SavedWord>;

export const wordCalls = {
  "POST /api/user-words": {
    summary: "Save a word",
    access: "user",
    body: z.object({
      source_word: Word,
      translated_word: Word,
      source_lang: LangInput,
      target_lang: LangInput,
      lemma: Word.optional(),
      status: WordStatus.optional(),
      context: z.object({ rewrite_id: Id.optional(), sentence: Sentence.optional() }).optional(),
    }),
    responses: { 201: SavedWord },
  },
  "GET /api/user-words": {
    summary: "The user's saved words",
    access: "user",
    query: z.object({
      ...pageQuery(WORDS_PAGE_SIZE),
      language: LanguageInput.optional(),
      status: WordStatus.optional(),
      /** Whether only those that are often forgotten. */
      forgotten: BooleanInput.optional(),
      /** The text in which the words were saved. */
      rewrite_id: IdInput.optional(),
      /** A part of the word or of its translation. */
      q: z.string().trim().max(100).optional(),
      sort: z.enum(WORD_SORTS).default("newest"),
    }),
    responses: {
      200: z.object({
        words: z.array(SavedWord),
        /** All that the filters let through; of a search, of one text, or of those often forgotten, at most 100. */
        total: z.int(),
        ...pageReply,
      }),
    },
  },
  "PATCH /api/user-words": {
    summary: "Change the status of many saved words; those that are not there are left out",
    access: "user",
    body: z.object({ ids: Ids, status: WordStatus }),
    responses: { 200: Changed },
  },
  "POST /api/user-words/delete": {
    summary: "Delete many saved words; for a day they can be restored",
    access: "user",
    body: z.object({ ids: Ids }),
    responses: { 200: Changed },
  },
  "POST /api/user-words/restore": {
    summary: "Bring deleted words back as they were, with their review schedules",
    access: "user",
    body: z.object({ ids: Ids }),
    responses: { 200: Changed },
  },
  "GET /api/user-words/export": {
    summary: "All saved words as one JSON list; it is streamed",
    access: "user",
    query: z.object({
      language: LanguageInput.optional(),
      status: WordStatus.optional(),
      forgotten: BooleanInput.optional(),
    }),
    responses: { 200: z.array(SavedWord) },
  },
  "POST /api/user-words/import": {
    summary:
      "Store words of a file; a repeat completes what a failure left out, and a dry run only tells what would become of them",
    access: "user",
    body: z.object({
      words: z.array(ImportedWord).min(1).max(MOST_IMPORTED_WORDS),
      dry_run: z.boolean().default(false),
    }),
    responses: {
      200: z.object({
        /** One a word, in the order given; `same` ones are left alone. */
        outcomes: z.array(z.enum(["new", "changed", "same"])),
      }),
    },
  },
  "PATCH /api/user-words/{id}": {
    summary: "Change a saved word's status, translation or note",
    access: "user",
    failures: [404],
    params: z.object({ id: LongIdInput }),
    body: z.object({
      status: WordStatus.optional(),
      translated_word: Word.optional(),
      /** An empty one takes it away. */
      note: z.string().trim().max(LONGEST_NOTE).optional(),
    }),
    responses: { 200: SavedWord },
  },
  "DELETE /api/user-words/{id}": {
    summary: "Delete a saved word; for a day it can be restored",
    access: "user",
    failures: [404],
    params: z.object({ id: LongIdInput }),
    responses: { 204: z.void() },
  },
  "DELETE /api/user-words/{source_lang}/{word}": {
    summary: "Take a word of a language off the list, whatever its id; for a day it can be restored",
    access: "user",
    failures: [404],
    params: z.object({ source_lang: LangInput, word: Word }),
    responses: { 204: z.void() },
  },
  "GET /api/user-words/check/{word}": {
    summary: "Is this word saved?",
    access: "user",
    params: z.object({ word: Word }),
    query: z.object({ source_lang: LangInput }),
    responses: {
      200: z.object({
        saved: z.boolean(),
        id: Id.nullable(),
        status: WordStatus.nullable(),
        /** As the user keeps it. */
        translated_word: z.string().nullable(),
        note: z.string().nullable().optional(),
      }),
    },
  },
  "GET /api/user-words/marks": {
    summary: `What to mark in a text of a language, in one call: its newest ${MOST_MARKS} words`,
    access: "user",
    query: z.object({ language: LanguageInput }),
    responses: {
      200: z.object({
        marks: z.array(
          z.object({
            id: Id,
            word: z.string(),
            lemma: z.string().nullable(),
            status: WordStatus,
            /** Whether its review is due; left out where it is not. */
            due: z.boolean().optional(),
            /** Whether the user noted something on it; left out where not. */
            noted: z.boolean().optional(),
          }),
        ),
      }),
    },
  },
} as const satisfies Calls;
