import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, Instant, pageQuery, pageReply } from "./fields.ts";

const paged = z.object(pageQuery(25));

const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(["user", "admin", "operator"]),
  banned: z.boolean(),
  created_at: Instant,
});

export const adminCalls = {
  "GET /api/admin/dashboard": {
    summary: "Counts of the whole product",
    access: "admin",
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
      }),
    },
  },
  "GET /api/admin/users": {
    summary: "Users, newest first",
    access: "admin",
    query: paged,
    responses: {
      200: z.object({
        users: z.array(AdminUser),
        ...pageReply,
      }),
    },
  },
  "PATCH /api/admin/users/{id}": {
    summary: "Ban a user or lift the ban; an operator also gives roles",
    access: "admin",
    params: z.object({ id: z.uuid() }),
    body: z.object({
      role: z.enum(["user", "admin", "operator"]).optional(),
      banned: z.boolean().optional(),
    }),
    responses: { 200: AdminUser },
  },
  "GET /api/admin/book-lists": {
    summary: "Book lists, newest first",
    access: "admin",
    query: paged,
    responses: {
      200: z.object({
        lists: z.array(
          z.object({
            id: Id,
            name: z.string(),
            is_public: z.boolean(),
            owner: z.string(),
            books_count: z.int(),
            created_at: Instant,
          }),
        ),
        ...pageReply,
      }),
    },
  },
  "GET /api/admin/ratings": {
    summary: "Ratings, newest first",
    access: "admin",
    query: paged,
    responses: {
      200: z.object({
        ratings: z.array(
          z.object({
            book_id: Id,
            title: z.string(),
            user: z.string(),
            liked: z.boolean(),
            stars: z.int().nullable(),
            updated_at: Instant,
          }),
        ),
        ...pageReply,
      }),
    },
  },
  "GET /api/admin/feedback": {
    summary: "Feedback and contact messages, newest first",
    access: "admin",
    query: paged,
    responses: {
      200: z.object({
        feedback: z.array(
          z.object({
            id: Id,
            name: z.string(),
            email: z.string(),
            subject: z.string(),
            message: z.string(),
            created_at: Instant,
          }),
        ),
        ...pageReply,
      }),
    },
  },
} as const satisfies Calls;
