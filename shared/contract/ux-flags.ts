import { z } from "zod";
import type { Calls } from "./call.ts";
import { Instant } from "./fields.ts";

/** What a user has been shown: the newest version of it, and when. */
const Shown = z.object({ version: z.int(), shown_at: Instant });

export const UxFlags = z.object({
  /** Null while the tutorial was never shown. */
  select_to_translate_tutorial: Shown.nullable(),
});
export type UxFlags = z.infer<typeof UxFlags>;

export const uxFlagCalls = {
  "GET /api/ux-flags": {
    summary: "What the user has been shown once and need not see again",
    access: "user",
    responses: { 200: UxFlags },
  },
  "POST /api/ux-flags/select_to_translate_tutorial": {
    summary: "Note that the user has been shown a version of the tutorial",
    access: "user",
    body: z.object({ version: z.int().min(1).max(1000) }),
    responses: { 200: UxFlags },
  },
} as const satisfies Calls;
