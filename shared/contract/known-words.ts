import { z } from "zod";
import type { Calls } from "./call.ts";
import { IdInput, LangInput } from "./fields.ts";
import { LONGEST_WORD } from "./word-limits.ts";

const params = z.object({ id: IdInput });

/** Words that a reader knows without having saved them, by the text in which this was said. */
export const knownWordCalls = {
  "GET /api/user/known-words/{id}": {
    summary: "The base forms of a text that the user knows without having saved them",
    access: "user",
    params,
    responses: { 200: z.object({ lemmas: z.array(z.string()) }) },
  },
  "PUT /api/user/known-words/{id}": {
    summary: "Count as known all words of a text that the user has neither saved nor looked up",
    access: "user",
    failures: [404],
    params,
    /** `words`: how many are known by this text alone; a repeat gives the same. */
    responses: { 200: z.object({ words: z.int() }) },
  },
  "DELETE /api/user/known-words/{id}": {
    summary: "Take that back",
    access: "user",
    params,
    responses: { 204: z.void() },
  },
  "DELETE /api/user/known-words/{lang}/{lemma}": {
    summary: "Take back that the user knows one base form, whichever text it became known by",
    access: "user",
    params: z.object({ lang: LangInput, lemma: z.string().trim().min(1).max(LONGEST_WORD) }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
