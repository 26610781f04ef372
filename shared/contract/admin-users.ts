import { z } from "zod";
import { Logged } from "./admin-log.ts";
import type { Calls } from "./call.ts";
import { Instant, pageQuery, pageReply } from "./fields.ts";

export const ROLES = ["user", "admin", "operator"] as const;
export const USER_SORTS = ["newest", "oldest", "email"] as const;
export const USER_STATES = ["active", "banned"] as const;

const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(ROLES),
  banned: z.boolean(),
  created_at: Instant,
  /** The last day with activity, by the user's own time zone; null before the first. */
  last_day: z.iso.date().nullable(),
  words_read: z.int(),
  saved_words: z.int(),
});
const params = z.object({ id: z.uuid() });

export const adminUserCalls = {
  "GET /api/admin/users": {
    summary: "Users; `q` searches their addresses",
    access: "admin",
    query: z.object({
      ...pageQuery(25),
      q: z.string().trim().max(200).optional(),
      role: z.enum(ROLES).optional(),
      state: z.enum(USER_STATES).optional(),
      sort: z.enum(USER_SORTS).default("newest"),
    }),
    responses: { 200: z.object({ users: z.array(AdminUser), ...pageReply }) },
  },
  "PATCH /api/admin/users/{id}": {
    summary: "Ban a user or lift the ban; an operator also gives roles",
    access: "admin",
    failures: [404],
    params,
    body: z
      .object({ role: z.enum(ROLES).optional(), banned: z.boolean().optional() })
      .refine(({ role, banned }) => (role === undefined) !== (banned === undefined), {
        error: "one of role and banned, not both",
      }),
    responses: {
      200: z.object({ id: z.uuid(), role: z.enum(ROLES), banned: z.boolean(), ...Logged.shape }),
    },
  },
  "POST /api/admin/users/{id}/sign-out": {
    summary: "End all sessions of a user, on every device",
    access: "admin",
    failures: [404],
    params,
    responses: { 200: Logged },
  },
  "DELETE /api/admin/users/{id}": {
    summary: "Delete a user with all data; it cannot be undone",
    access: "admin",
    failures: [404],
    params,
    responses: { 200: Logged },
  },
} as const satisfies Calls;
