import type { Reply } from "@lagom/shared/contract/calls";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { countColumn } from "@lagom/shared/ui/count-column";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { ReactNode } from "react";
import { useAdminPage } from "../queries/admin-page.ts";
import { strings } from "../strings/common.ts";
import { ratedBooks } from "../strings/ratings.ts";
import { type Choice, Filters, optionsOf } from "./filters.tsx";
import { ListPage } from "./list-page.tsx";
import { actionsColumn } from "./row-menu.tsx";
import type { ListState } from "./use-list-state.ts";

type RatedBook = Reply<"GET /api/admin/ratings/books">["books"][number];

const { columns: names, choices, ...texts } = ratedBooks;
const CHOICES: readonly Choice[] = [{ name: "sort", label: strings.sort, options: optionsOf(choices.sort) }];
const COLUMNS: readonly Column<RatedBook>[] = [
  {
    key: "book",
    header: names.book,
    bare: true,
    cell: (book) => (
      <Link to={paths.book(book.slug)}>
        <strong>{book.title}</strong>
      </Link>
    ),
  },
  {
    key: "average",
    header: names.average,
    align: "end",
    cell: ({ average_rating }) =>
      average_rating === null ? strings.none : texts.average(average_rating.toFixed(1)),
  },
  countColumn("ratings_count", names.count),
  actionsColumn((book) => <Link to={`${paths.adminRatings}?book_id=${book.id}`}>{texts.all}</Link>),
];

/** Ratings summed up by book. */
export function RatedBooks({ listState, views }: { listState: ListState; views: ReactNode }) {
  const filters = { q: listState.choice("q"), sort: listState.choice("sort") };
  return (
    <ListPage
      {...texts}
      title={strings.ratings}
      listState={listState}
      filters={
        <>
          {views}
          <Filters listState={listState} search={texts.search} choices={CHOICES} />
        </>
      }
      query={useAdminPage("GET /api/admin/ratings/books", listState.page, filters)}
      rowsOf={(data) => data.books}
    >
      {(rows) => <Table caption={strings.ratings} columns={COLUMNS} rows={rows} rowKey={(book) => book.id} />}
    </ListPage>
  );
}
