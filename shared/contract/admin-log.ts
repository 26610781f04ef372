import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, IdInput, Instant, pageQuery, pageReply } from "./fields.ts";

/** What an administrator can change. */
export const ADMIN_ACTIONS = [
  "user_banned",
  "user_unbanned",
  "user_role_changed",
  "user_signed_out",
  "user_deleted",
  "list_hidden",
  "list_shown",
  "list_deleted",
  "list_restored",
  "rating_removed",
  "rating_restored",
  "feedback_done",
  "feedback_reopened",
  "mail_retried",
  "mail_deleted",
  "feed_added",
  "feed_paused",
  "feed_resumed",
  "feed_removed",
  "feed_restored",
  "open_feeds_added",
  "dictionary_added",
  "dictionary_removed",
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** What a change answers: its line in the log, by which it can be undone. */
export const Logged = z.object({ log_id: Id, undoable: z.boolean() });

export const adminLogCalls = {
  "GET /api/admin/log": {
    summary: "What administrators changed, newest first",
    access: "admin",
    query: z.object(pageQuery(25)),
    responses: {
      200: z.object({
        entries: z.array(
          z.object({
            id: Id,
            at: Instant,
            by: z.string(),
            action: z.enum(ADMIN_ACTIONS),
            /** What was changed, in words: an address, a list's name, a book's title. */
            target: z.string(),
            /** For a role: what it was and is. */
            from: z.string().nullable(),
            to: z.string().nullable(),
            /** The entry that this one undid. */
            undoes: Id.nullable(),
            undone: z.boolean(),
            undoable: z.boolean(),
          }),
        ),
        ...pageReply,
      }),
    },
  },
  "POST /api/admin/log/{id}/undo": {
    summary: "Undo a change",
    access: "admin",
    failures: [404],
    params: z.object({ id: IdInput }),
    responses: { 200: Logged },
  },
} as const satisfies Calls;
