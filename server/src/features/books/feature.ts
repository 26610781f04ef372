import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { selectRows } from "../../identity/personal-data/personal-data.ts";
import { recurring } from "../../platform/jobs/jobs-of-features.ts";
import { bookListBooks, bookLists, books, ratings } from "../../schema/books.table.ts";
import type { Feature } from "../feature.ts";
import { bookRoutes } from "./books.routes.ts";
import { forgetDeletedLists } from "./forget-deleted-lists.ts";
import { takeBackRatings } from "./ratings.queries.ts";

export const booksFeature: Feature = {
  routes: bookRoutes,
  jobs: [recurring(forgetDeletedLists)],
  personalData: {
    exported: {
      book_lists: (db, userId) =>
        selectRows(
          db,
          userId,
          bookLists,
          sql`${and(eq(bookLists.userId, userId), isNull(bookLists.deletedAt))}`,
          { batch: 1, extra: booksOfList() },
        ),
      ratings: (db, userId) =>
        selectRows(db, userId, ratings, eq(ratings.userId, userId), { extra: slugOf(ratings.bookId) }),
    },
    delete: takeBackRatings,
  },
};

const booksOfList =
  () => sql`jsonb_build_object('books', (select coalesce(jsonb_agg(b.slug order by l.position), '[]')
  from ${bookListBooks} l join ${books} b on b.id = l.book_id where l.list_id = ${bookLists.id}))`;

const slugOf = (bookId: PgColumn) =>
  sql`jsonb_build_object('book', (select b.slug from ${books} b where b.id = ${bookId}))`;
