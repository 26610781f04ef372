import type { Reply } from "@lagom/shared/contract/calls";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { formatDecimal } from "@lagom/shared/text/decimal";
import { countColumn } from "@lagom/shared/ui/count-column";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { ReactNode } from "react";
import { useAdminPage } from "../queries/admin-page.ts";
import { strings } from "../strings/common.ts";
import { ratingStrings } from "../strings/ratings.ts";
import { type Choice, Filters, optionsOf } from "./filters.tsx";
import { ListPage } from "./list-page.tsx";
import { actionsColumn } from "./row-menu.tsx";
import type { ListState } from "./use-list-state.ts";

type RatedBook = Reply<"GET /api/admin/ratings/books">["books"][number];

const choices = (): readonly Choice[] => [
  { name: "sort", label: strings.sort, options: optionsOf(ratingStrings.books.choices.sort) },
];
const columns = (): readonly Column<RatedBook>[] => [
  {
    key: "book",
    header: ratingStrings.books.columns.book,
    bare: true,
    cell: (book) => (
      <Link to={paths.book(book.slug)}>
        <strong>{book.title}</strong>
      </Link>
    ),
  },
  {
    key: "average",
    header: ratingStrings.books.columns.average,
    align: "end",
    cell: ({ average_rating }) =>
      average_rating === null
        ? strings.none
        : ratingStrings.books.average({ stars: formatDecimal(average_rating) }),
  },
  countColumn("ratings_count", ratingStrings.books.columns.count),
  actionsColumn((book) => (
    <Link to={`${paths.adminRatings}?book_id=${book.id}`}>{ratingStrings.books.all}</Link>
  )),
];

/** Ratings summed up by book. */
export function RatedBooks({ listState, views }: { listState: ListState; views: ReactNode }) {
  const filters = { q: listState.choice("q"), sort: listState.choice("sort") };
  return (
    <ListPage
      {...ratingStrings.books}
      title={strings.ratings}
      listState={listState}
      filters={
        <>
          {views}
          <Filters listState={listState} search={ratingStrings.books.search} choices={choices()} />
        </>
      }
      query={useAdminPage("GET /api/admin/ratings/books", listState.page, filters)}
      rowsOf={(data) => data.books}
    >
      {(rows) => (
        <Table caption={strings.ratings} columns={columns()} rows={rows} rowKey={(book) => book.id} />
      )}
    </ListPage>
  );
}
