import { z } from "zod";
import type { Calls } from "./call.ts";
import { IdInput, integerInput } from "./fields.ts";

/** What servers that speak answer, and browsers play. */
export const AudioType = z.enum(["audio/mpeg", "audio/wav", "audio/ogg", "audio/flac", "audio/aac"]);
export type AudioType = z.infer<typeof AudioType>;

export const Speech = z.object({
  type: AudioType,
  /** The sound, in base64. */
  audio: z.string(),
});
export type Speech = z.infer<typeof Speech>;

const offset = integerInput(z.int().nonnegative().max(1_000_000));

export const speechCalls = {
  "GET /api/rewrite/{id}/speech": {
    summary: "A sentence or a word of a text, spoken; never text that the caller brings",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    query: z.object({
      /** The id of the paragraph. */
      paragraph: z.string().regex(/^(title|p[1-9]\d{0,5})$/, "must be the id of a paragraph"),
      /** Where the piece starts and ends in its paragraph, in UTF-16 units; of at most `MOST_SPOKEN`. */
      start: offset,
      end: offset,
    }),
    responses: { 200: Speech },
  },
} as const satisfies Calls;
