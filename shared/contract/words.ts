import { z } from "zod";
import type { Calls } from "./call.ts";
import {
  Id,
  IdInput,
  Instant,
  LangInput,
  LanguageCodeField,
  LanguageInput,
  pageQuery,
  pageReply,
} from "./fields.ts";

/** How well a saved word is known; apart from any review schedule (design §7). */
export const WORD_STATUSES = ["new", "learning", "known", "ignored"] as const;
export const WordStatus = z.enum(WORD_STATUSES);
export type WordStatus = z.infer<typeof WordStatus>;

const Word = z.string().trim().min(1).max(200);

export const SavedWord = z.object({
  id: Id,
  user_id: z.uuid(),
  source_word: z.string(),
  translated_word: z.string(),
  source_lang: LanguageCodeField,
  target_lang: LanguageCodeField,
  status: WordStatus,
  lemma: z.string().nullable(),
  /** Where it was met. */
  context: z
    .object({
      rewrite_id: Id.nullable(),
      article_id: Id.nullable(),
      title: z.string().nullable(),
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
      context: z.object({ rewrite_id: Id.optional(), sentence: z.string().max(2000).optional() }).optional(),
    }),
    responses: { 201: SavedWord },
  },
  "GET /api/user-words": {
    summary: "The user's saved words, newest first",
    access: "user",
    query: z.object({ ...pageQuery(50), language: LanguageInput.optional() }),
    responses: { 200: z.object({ words: z.array(SavedWord), total: z.int(), ...pageReply }) },
  },
  "PATCH /api/user-words/{id}": {
    summary: "Change a saved word's status or translation",
    access: "user",
    params: z.object({ id: IdInput }),
    body: z.object({ status: WordStatus.optional(), translated_word: Word.optional() }),
    responses: { 200: SavedWord },
  },
  "DELETE /api/user-words/{id}": {
    summary: "Delete a saved word",
    access: "user",
    params: z.object({ id: IdInput }),
    responses: { 204: z.void() },
  },
  "GET /api/user-words/check/{word}": {
    summary: "Is this word saved?",
    access: "user",
    params: z.object({ word: Word }),
    query: z.object({ source_lang: LangInput }),
    responses: { 200: z.object({ saved: z.boolean(), id: Id.nullable(), status: WordStatus.nullable() }) },
  },
  "GET /api/user-words/marks": {
    summary: "What to mark in a text of a language, in one call",
    access: "user",
    query: z.object({ language: LanguageInput }),
    responses: {
      200: z.object({
        marks: z.array(
          z.object({ id: Id, word: z.string(), lemma: z.string().nullable(), status: WordStatus }),
        ),
      }),
    },
  },
} as const satisfies Calls;
