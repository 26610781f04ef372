import { z } from "zod";
import { MOST_OWN_TEXT_CHARACTERS, MOST_OWN_TEXT_PARAGRAPHS } from "../text/own-text.ts";
import type { Calls } from "./call.ts";
import {
  Id,
  IdInput,
  Instant,
  LangInput,
  LanguageCodeField,
  LanguageInput,
  LanguageNameField,
} from "./fields.ts";
import { Source, Text } from "./text.ts";

/** An own text; nobody else sees it. */
export const OwnText = z.object({
  id: Id,
  rewrite_id: Id,
  title: z.string(),
  language: LanguageNameField,
  lang: LanguageCodeField,
  dir: z.enum(["ltr", "rtl"]),
  word_count: z.int(),
  minutes: z.int(),
  source: Source,
  created_at: Instant,
});
export type OwnText = z.infer<typeof OwnText>;

/** A text that is being prepared: a new one, or one whose language was changed, which can be read meanwhile. */
export const PreparingText = z.object({
  id: Id,
  source: Source,
  /** In percent. */
  progress: z.int().min(0).max(99),
});
export type PreparingText = z.infer<typeof PreparingText>;

/** A chapter of a file that was read in the page. */
const Section = z.object({
  /** Empty where the chapter has none. */
  heading: z.string().trim().max(200),
  /** Its paragraphs, with a blank line between two of them. */
  text: z.string().max(MOST_OWN_TEXT_CHARACTERS),
});

const params = z.object({ id: IdInput });

export const ownTextCalls = {
  "GET /api/user/texts": {
    summary: "The texts that the user brought along, newest first, and those that are still being prepared",
    access: "user",
    responses: { 200: z.object({ texts: z.array(OwnText), preparing: z.array(PreparingText) }) },
  },
  "POST /api/user/texts": {
    summary:
      "Bring a text along: pasted as `text`, from a file as `sections`, or from the page at `url`; without `language` it is guessed",
    access: "user",
    body: z.object({
      text: z.string().max(MOST_OWN_TEXT_CHARACTERS).optional(),
      url: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .optional(),
      sections: z.array(Section).min(1).max(MOST_OWN_TEXT_PARAGRAPHS).optional(),
      /** Where it is from, unless it is a page: an author or the name of a file. */
      source_name: z.string().trim().min(1).max(200).optional(),
      title: z.string().trim().max(200).optional(),
      language: LanguageInput.optional(),
    }),
    responses: { 201: OwnText },
  },
  "GET /api/user/texts/{id}": {
    summary: "The first part of one of the user's own texts; the further parts are those of its rewrite",
    access: "user",
    failures: [404],
    params,
    query: z.object({ target_lang: LangInput.optional() }),
    responses: { 200: Text },
  },
  "PATCH /api/user/texts/{id}": {
    summary: "Say in which language one of the user's own texts is",
    access: "user",
    failures: [404],
    params,
    body: z.object({ language: LanguageInput }),
    responses: { 200: OwnText },
  },
  "DELETE /api/user/texts/{id}": {
    summary: "Delete one of the user's own texts",
    access: "user",
    failures: [404],
    params,
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
