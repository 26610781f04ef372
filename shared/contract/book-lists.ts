import { z } from "zod";
import { BOOK_LISTS_PAGE_SIZE, BOOKS_PER_LIST } from "../limits.ts";
import { cleanListName, LIST_NAME_MAX, listNameProblem } from "../text/list-name.ts";
import { Book } from "./books.ts";
import type { Calls } from "./call.ts";
import { BooleanInput, Id, IdInput, integerInput } from "./fields.ts";

/** More lists a user, or more books a list, are refused. */
export const MAX_LISTS = 200;
export const MAX_BOOKS_IN_LIST = 5000;
/** Books in one reply, of all its lists together. */
const MOST_BOOKS_AT_ONCE = MAX_LISTS * BOOKS_PER_LIST;

const Name = z
  .string()
  .max(2000)
  .transform(cleanListName)
  .refine((name) => listNameProblem(name) !== "empty", "must have a letter to see")
  .refine((name) => listNameProblem(name) !== "long", `is longer than ${LIST_NAME_MAX} characters`);

/** Sent by the product's pages; compared with the token's, never trusted. */
const ownEmail = { user_email: z.string().max(255).optional() };

const ListHead = z.object({
  id: Id,
  name: z.string(),
  is_public: z.boolean(),
  /** Its position among the lists of its owner; may have gaps. */
  order: z.int(),
  books_count: z.int(),
});
export type ListHead = z.infer<typeof ListHead>;

const OwnList = ListHead.extend({
  /** The first `limit_books`; none unless `include_books`. */
  books: z.array(Book),
  /** Whether it contains `book_id`; null if none was given. */
  has_book: z.boolean().nullable(),
});
export type OwnList = z.infer<typeof OwnList>;

const Moved = Id.max(2_147_483_647);

/**
 * Ids in the wanted order. They are redistributed over their current positions; anything not named keeps its position, and ids
 * that are gone are ignored. So an order based on an old view, or on a part, loses nothing.
 */
const Order = z
  .array(Moved)
  .min(1)
  .max(MAX_BOOKS_IN_LIST)
  .refine((ids) => new Set(ids).size === ids.length, "names an id twice");
const Ordered = z.object({ order: z.array(Id) });
/** What was moved, of an order that moves one thing: if it is gone, nothing is ordered. */
const moved = { moved: Moved.optional() };

const list = z.object({ id: IdInput });
const limit = (most: number, usual: number) => integerInput(z.int().min(1).max(most)).default(usual);
const offset = integerInput(z.int().min(0).max(MAX_BOOKS_IN_LIST)).default(0);

export const bookListCalls = {
  "GET /api/book-lists": {
    summary: "The user's lists in their order, each with its first books",
    access: "user",
    query: z
      .object({
        include_books: BooleanInput.default(true),
        limit_lists: limit(MAX_LISTS, BOOK_LISTS_PAGE_SIZE),
        limit_books: limit(100, BOOKS_PER_LIST),
        offset,
        book_id: IdInput.optional(),
      })
      .refine(
        ({ include_books, limit_lists, limit_books }) =>
          !include_books || limit_lists * limit_books <= MOST_BOOKS_AT_ONCE,
        { path: ["limit_books"], message: `times limit_lists is more than ${MOST_BOOKS_AT_ONCE}` },
      ),
    responses: { 200: z.object({ lists: z.array(OwnList), has_more: z.boolean() }) },
  },
  "POST /api/book-lists": {
    summary: "Make a list, with a book on it if one is named; it stands first",
    access: "user",
    failures: [404],
    body: z.object({
      name: Name,
      is_public: z.boolean().default(false),
      book_id: Id.max(2_147_483_647).optional(),
      ...ownEmail,
    }),
    responses: { 201: OwnList },
  },
  "PATCH /api/book-lists/reorder-lists": {
    summary: "Order the user's lists; the reply is the order of all of them",
    access: "user",
    failures: [404],
    body: z.object({ order: Order, ...moved, ...ownEmail }),
    responses: { 200: Ordered },
  },
  "GET /api/book-lists/{id}": {
    summary: "A public list, or one of the user's own, with a part of its books",
    access: "visitor",
    failures: [404],
    params: list,
    query: z.object({ limit: limit(200, 50), offset }),
    responses: {
      200: ListHead.extend({ is_own: z.boolean(), books: z.array(Book), has_more: z.boolean() }),
    },
  },
  "PATCH /api/book-lists/{id}": {
    summary: "Rename a list, make it public or private",
    access: "user",
    failures: [404],
    params: list,
    body: z.object({ name: Name.optional(), is_public: z.boolean().optional(), ...ownEmail }),
    responses: { 200: ListHead },
  },
  "DELETE /api/book-lists/{id}": {
    summary: "Delete a list; for a day it can be restored",
    access: "user",
    failures: [404],
    params: list,
    body: z.object(ownEmail),
    responses: { 204: z.void() },
  },
  "POST /api/book-lists/{id}/restore": {
    summary: "Take back the deletion of a list",
    access: "user",
    failures: [404],
    params: list,
    body: z.object(ownEmail),
    responses: { 200: ListHead },
  },
  "POST /api/book-lists/{id}/books": {
    summary: "Put a book on a list, at a position from 0 or at the end; one that is on it stays where it is",
    access: "user",
    failures: [404],
    params: list,
    body: z.object({
      book_id: Id.max(2_147_483_647),
      position: z.int().min(0).max(MAX_BOOKS_IN_LIST).optional(),
      ...ownEmail,
    }),
    responses: { 201: z.object({ books_count: z.int() }) },
  },
  "DELETE /api/book-lists/{id}/books/{bookId}": {
    summary: "Take a book off a list; it need not be on it",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput, bookId: IdInput }),
    body: z.object(ownEmail),
    responses: { 204: z.void() },
  },
  "PATCH /api/book-lists/{id}/reorder": {
    summary: "Order the books of a list; the reply is the order of all of them",
    access: "user",
    failures: [404],
    params: list,
    body: z.object({ order: Order, ...moved, ...ownEmail }),
    responses: { 200: Ordered },
  },
} as const satisfies Calls;
