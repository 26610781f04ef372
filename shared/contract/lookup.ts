import { z } from "zod";
import { MOST_PARTS } from "../limits.ts";
import type { Calls } from "./call.ts";
import { CategoryField, LangInput, LanguageCodeField, LanguageNameField } from "./fields.ts";

/** The port that answered. */
const AnswerSource = z.enum(["lexicon", "sentence", "dictionary", "libretranslate", "llm"]);
/** Whose work a dictionary's answer is, to be shown with it. */
const DictionaryCredit = z.object({ name: z.string(), licence: z.string(), url: z.string().nullable() });
export type DictionaryCredit = z.infer<typeof DictionaryCredit>;

/** What an answer says of a word beside its meaning. */
const facts = {
  lemma: z.string().optional(),
  others: z.array(z.string()).optional(),
  dictionary: DictionaryCredit.optional(),
  /** The third language that led to the answer, from `dictionary` on by the lexicon or by another dictionary. */
  through: z.object({ lang: LanguageCodeField, dictionary: DictionaryCredit.optional() }).optional(),
};

/** A word of a phrase that nothing knows as a whole. */
export const TranslationPart = z.object({
  /** As written in the phrase. */
  text: z.string(),
  /** Null if the word has no entry. */
  translated_word: z.string().nullable(),
  source: AnswerSource.optional(),
  ...facts,
});
export type TranslationPart = z.infer<typeof TranslationPart>;

/** A translation, and who says so. */
export const TranslationResult = z.object({
  /** With `parts`, the meanings of these with " · " between them, and "…" for one that has no entry. */
  translated_word: z.string(),
  source_lang: LanguageCodeField,
  target_lang: LanguageCodeField,
  source: AnswerSource,
  /** 0 to 1: how sure the port is that this is the sense. */
  certainty: z.number().min(0).max(1),
  /** Whether the answer was pieced together, so that it must not be taken for certain: by `parts`, or `through` a language. */
  guess: z.boolean().optional(),
  /** The words of a phrase in order, if nothing knows the phrase as a whole. */
  parts: z.array(TranslationPart).max(MOST_PARTS).optional(),
  ...facts,
});
export type TranslationResult = z.infer<typeof TranslationResult>;

export const lookupCalls = {
  "POST /api/translate": {
    summary: "Translate a word, a phrase or a sentence",
    access: "visitor",
    failures: [404],
    body: z.object({
      text: z.string().trim().min(1).max(1000),
      source_lang: LangInput,
      /** Default: the user's own language, else Accept-Language. */
      target_lang: LangInput.optional(),
      /** The sentence it stands in, to choose the sense. */
      context: z.string().max(2000).optional(),
    }),
    responses: { 200: TranslationResult },
  },
  "GET /api/languages": {
    summary: "The languages, for pickers",
    access: "visitor",
    responses: {
      200: z.object({
        languages: z.array(
          z.object({
            name: LanguageNameField,
            code: LanguageCodeField,
            dir: z.enum(["ltr", "rtl"]),
            group: z.enum(["european", "asian", "other"]),
            /** False while the collection has no article in it. */
            has_articles: z.boolean(),
          }),
        ),
      }),
    },
  },
  "GET /api/categories": {
    summary: "The categories of the newsfeed",
    access: "visitor",
    responses: { 200: z.object({ categories: z.array(CategoryField) }) },
  },
} as const satisfies Calls;
