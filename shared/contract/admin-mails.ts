import { z } from "zod";
import { Logged } from "./admin-log.ts";
import type { Calls } from "./call.ts";
import { Instant, pageQuery, pageReply } from "./fields.ts";

/** What mails are for. */
const MAIL_PURPOSES = [
  "signup",
  "invite",
  "recovery",
  "magiclink",
  "email_change_old",
  "email_change_new",
  "reauthentication",
  "password_changed",
  "email_changed",
  "feedback",
  "reminder",
] as const;

const byId = z.object({ id: z.uuid() });

export const adminMailCalls = {
  "GET /api/admin/mails": {
    summary: "Mails that were given up after many attempts, the latest first",
    access: "admin",
    query: z.object(pageQuery(25)),
    responses: {
      200: z.object({
        mails: z.array(
          z.object({
            id: z.uuid(),
            to: z.string(),
            purpose: z.enum(MAIL_PURPOSES),
            asked_at: Instant,
            given_up_at: Instant,
            attempts: z.int(),
            /** What the mail server said, or why it could not be reached. */
            failure: z.string(),
          }),
        ),
        ...pageReply,
      }),
    },
  },
  "POST /api/admin/mails/{id}/retry": {
    summary: "Try a mail once more",
    access: "admin",
    failures: [404],
    params: byId,
    responses: { 200: Logged },
  },
  "DELETE /api/admin/mails/{id}": {
    summary: "Delete a mail that was given up",
    access: "admin",
    failures: [404],
    params: byId,
    responses: { 200: Logged },
  },
} as const satisfies Calls;
