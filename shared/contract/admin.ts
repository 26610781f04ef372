import { z } from "zod";
import type { Calls } from "./call.ts";
import { Instant, integerInput } from "./fields.ts";

/** Most days of the dashboard's charts. */
export const DASHBOARD_DAYS = 90;

export const adminCalls = {
  "GET /api/admin/dashboard": {
    summary: "Counts of the whole product, and its figures day by day (UTC), the oldest first",
    access: "admin",
    query: z.object({
      days: integerInput(z.int().min(7).max(DASHBOARD_DAYS)).default(30),
    }),
    responses: {
      200: z.object({
        users: z.int(),
        users_this_week: z.int(),
        active_this_week: z.int(),
        saved_words: z.int(),
        articles: z.int(),
        rewrites: z.int(),
        books: z.int(),
        feedback: z.int(),
        words_read_this_week: z.int(),
        looked_up_this_week: z.int(),
        feedback_open: z.int(),
        failures_this_week: z.int(),
        days: z.array(
          z.object({
            day: z.iso.date(),
            new_users: z.int(),
            active_users: z.int(),
            words_read: z.int(),
            looked_up: z.int(),
            finished: z.int(),
            rewrites: z.int(),
            failures: z.int(),
          }),
        ),
        /** When all but failures and open feedback were counted; servers of before count at each call. */
        counted_at: Instant.optional(),
      }),
    },
  },
} as const satisfies Calls;
