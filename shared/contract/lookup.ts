import { z } from "zod";
import type { Calls } from "./call.ts";
import { CategoryField, LangInput, LanguageCodeField, LanguageNameField } from "./fields.ts";

/** A translation, and who says so. */
export const TranslationResult = z.object({
  translated_word: z.string(),
  source_lang: LanguageCodeField,
  target_lang: LanguageCodeField,
  lemma: z.string().optional(),
  others: z.array(z.string()).optional(),
  /** The port that answered. */
  source: z.enum(["lexicon", "sentence", "dictionary", "libretranslate", "llm"]),
  /** 0 to 1: how sure the port is that this is the sense. */
  certainty: z.number().min(0).max(1),
  /** Whose work a dictionary's answer is, to be shown with it. */
  dictionary: z.object({ name: z.string(), licence: z.string(), url: z.string().nullable() }).optional(),
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
