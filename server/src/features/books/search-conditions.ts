import type { ParsedInput } from "@lagom/shared/contract/calls";
import { eq, type SQL, sql } from "drizzle-orm";
import { books } from "../../schema/books.table.ts";

export type Search = ParsedInput<"GET /api/books/search">["query"];

/** Leaves academic books out unless they are asked for. */
export const visible = ({ show_academic }: Search): SQL =>
  show_academic ? sql`true` : eq(books.academic, false);

/** A book that has each of some words, given as a text query. */
export const hasWords = (query: string): SQL => sql`${books.searchWords} @@ ${query}::tsquery`;

/** Words only contain letters and digits, so they need no escaping in a text query. */
export const allOf = (words: readonly string[], end: ":*" | ""): string =>
  words.map((word) => `'${word}'${end}`).join(" & ");
