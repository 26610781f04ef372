import { z } from "zod";
import { Logged } from "./admin-log.ts";
import type { Calls } from "./call.ts";
import { Id, IdInput, Instant, pageQuery, pageReply } from "./fields.ts";

export const LIST_SORTS = ["newest", "oldest", "name", "largest"] as const;
export const LIST_ACCESS = ["public", "private", "hidden"] as const;
export const RATING_SORTS = ["newest", "oldest", "best", "worst"] as const;
export const BOOK_RATING_SORTS = ["most", "best", "worst", "title"] as const;
export const FEEDBACK_STATES = ["open", "done"] as const;

const search = { q: z.string().trim().max(200).optional() };
const byId = z.object({ id: IdInput });

const AdminList = z.object({
  id: Id,
  name: z.string(),
  is_public: z.boolean(),
  /** Taken out of the public's sight by an administrator. */
  hidden: z.boolean(),
  owner: z.string(),
  books_count: z.int(),
  created_at: Instant,
});
const Feedback = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  done: z.boolean(),
  created_at: Instant,
});

export const adminContentCalls = {
  "GET /api/admin/book-lists": {
    summary: "Book lists; `q` searches names and owners",
    access: "admin",
    query: z.object({
      ...pageQuery(25),
      ...search,
      access: z.enum(LIST_ACCESS).optional(),
      sort: z.enum(LIST_SORTS).default("newest"),
    }),
    responses: { 200: z.object({ lists: z.array(AdminList), ...pageReply }) },
  },
  "GET /api/admin/book-lists/{id}": {
    summary: "A book list with its books, the first 200",
    access: "admin",
    failures: [404],
    params: byId,
    responses: {
      200: AdminList.extend({
        books: z.array(
          z.object({ id: Id, slug: z.string(), title: z.string(), authors: z.array(z.string()) }),
        ),
      }),
    },
  },
  "PATCH /api/admin/book-lists/{id}": {
    summary: "Hide a list from the public, or show it again",
    access: "admin",
    failures: [404],
    params: byId,
    body: z.object({ hidden: z.boolean() }),
    responses: { 200: Logged },
  },
  "DELETE /api/admin/book-lists/{id}": {
    summary: "Delete a list",
    access: "admin",
    failures: [404],
    params: byId,
    responses: { 200: Logged },
  },
  "GET /api/admin/ratings": {
    summary: "Ratings, of all, of one book or of one user; `q` searches titles and addresses",
    access: "admin",
    query: z.object({
      ...pageQuery(25),
      ...search,
      book_id: IdInput.optional(),
      user_id: z.uuid().optional(),
      sort: z.enum(RATING_SORTS).default("newest"),
    }),
    responses: {
      200: z.object({
        ratings: z.array(
          z.object({
            book_id: Id,
            title: z.string(),
            user_id: z.uuid(),
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
  "GET /api/admin/ratings/books": {
    summary: "Books with the sums of their ratings",
    access: "admin",
    query: z.object({ ...pageQuery(25), ...search, sort: z.enum(BOOK_RATING_SORTS).default("most") }),
    responses: {
      200: z.object({
        books: z.array(
          z.object({
            id: Id,
            slug: z.string(),
            title: z.string(),
            ratings_count: z.int(),
            average_rating: z.number().nullable(),
          }),
        ),
        ...pageReply,
      }),
    },
  },
  "DELETE /api/admin/ratings/{book_id}/{user_id}": {
    summary: "Remove a user's rating of a book",
    access: "admin",
    failures: [404],
    params: z.object({ book_id: IdInput, user_id: z.uuid() }),
    responses: { 200: Logged },
  },
  "GET /api/admin/feedback": {
    summary: "Feedback and contact messages, newest first; `q` searches all of them",
    access: "admin",
    query: z.object({ ...pageQuery(25), ...search, state: z.enum(FEEDBACK_STATES).optional() }),
    responses: { 200: z.object({ feedback: z.array(Feedback), ...pageReply }) },
  },
  "PATCH /api/admin/feedback/{id}": {
    summary: "Mark a message as done, or as open again",
    access: "admin",
    failures: [404],
    params: byId,
    body: z.object({ done: z.boolean() }),
    responses: { 200: Logged },
  },
} as const satisfies Calls;
