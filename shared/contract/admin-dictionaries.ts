import { z } from "zod";
import { Logged } from "./admin-log.ts";
import type { Calls } from "./call.ts";
import { FETCH_FAILURES } from "./fetch-failures.ts";
import { Id, IdInput, Instant, LangInput, LanguageCodeField, pageQuery, pageReply } from "./fields.ts";

/** Where dictionaries come from: who publishes them, or a file of the operator's. */
export const PUBLISHERS = ["freedict", "kaikki", "cc-cedict", "jmdict", "file"] as const;
export type Publisher = (typeof PUBLISHERS)[number];

/** From what may be had to what is there. */
export const DICTIONARY_STATES = [
  "available",
  "waiting",
  "fetching",
  "reading",
  "failed",
  "installed",
] as const;
export type DictionaryState = (typeof DICTIONARY_STATES)[number];

const Dictionary = z.object({
  /** Its id in the catalogue; null for a dictionary from a file. */
  catalogue_id: z.string().nullable(),
  /** What it is removed by; null while it is only available. */
  id: Id.nullable(),
  name: z.string(),
  publisher: z.enum(PUBLISHERS),
  source_lang: LanguageCodeField,
  target_lang: LanguageCodeField,
  /** What has to be fetched; null if the publisher does not say. */
  bytes: z.int().nullable(),
  headwords: z.int().nullable(),
  /** Null if the dictionary says it, and the catalogue does not. */
  licence: z.string().nullable(),
  url: z.string().nullable(),
  state: z.enum(DICTIONARY_STATES),
  /** While it is imported: how much of the present step is done, and how many entries are stored. */
  percent: z.int().min(0).max(100).nullable(),
  entries: z.int().nullable(),
  /** Why it could not be imported, in technical English, and by its kind. */
  failure: z.string().nullable(),
  failure_code: z.enum(FETCH_FAILURES).nullable(),
  imported_at: Instant.nullable(),
});

export const adminDictionaryCalls = {
  "GET /api/admin/dictionaries": {
    summary: "Open dictionaries: those that are there, and those that can be fetched",
    access: "admin",
    query: z.object({
      ...pageQuery(25),
      source_lang: LangInput.optional(),
      target_lang: LangInput.optional(),
    }),
    responses: {
      200: z.object({
        dictionaries: z.array(Dictionary),
        /** Publishers whose catalogue could not be read, and why. */
        unreachable: z.array(
          z.object({
            publisher: z.enum(PUBLISHERS),
            failure: z.string(),
            failure_code: z.enum(FETCH_FAILURES),
          }),
        ),
        ...pageReply,
      }),
    },
  },
  "POST /api/admin/dictionaries": {
    summary: "Fetch a dictionary of the catalogue and import it in the background",
    access: "admin",
    failures: [404, 409],
    body: z.object({ catalogue_id: z.string().min(1).max(100) }),
    responses: { 200: Logged },
  },
  "DELETE /api/admin/dictionaries/{id}": {
    summary: "Remove a dictionary, or end its import",
    access: "admin",
    failures: [404],
    params: z.object({ id: IdInput }),
    responses: { 200: Logged },
  },
} as const satisfies Calls;
