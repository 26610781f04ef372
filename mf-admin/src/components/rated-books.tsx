import type { Reply } from "@lagom/shared/contract/calls";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { formatCount } from "@lagom/shared/text/format";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { ReactNode } from "react";
import { useAdminPage } from "../queries/admin-page.ts";
import { words } from "../words.ts";
import { type Choice, Filters, optionsOf } from "./filters.tsx";
import { ListPage } from "./list-page.tsx";
import type { ListPlace } from "./use-list-place.ts";

type RatedBook = Reply<"GET /api/admin/ratings/books">["books"][number];

const { columns: names, choices, ...texts } = words.ratedBooks;
const CHOICES: readonly Choice[] = [{ name: "sort", label: words.sort, options: optionsOf(choices.sort) }];
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
      average_rating === null ? words.none : texts.average(average_rating.toFixed(1)),
  },
  { key: "count", header: names.count, align: "end", cell: (book) => formatCount(book.ratings_count) },
  {
    key: "all",
    header: "",
    bare: true,
    align: "end",
    cell: (book) => <Link to={`${paths.adminRatings}?book_id=${book.id}`}>{texts.all}</Link>,
  },
];

/** What the ratings of each book come to. */
export function RatedBooks({ place, views }: { place: ListPlace; views: ReactNode }) {
  const wishes = { q: place.choice("q"), sort: place.choice("sort") };
  return (
    <ListPage
      {...texts}
      title={words.ratings}
      place={place}
      filters={
        <>
          {views}
          <Filters place={place} search={texts.search} choices={CHOICES} />
        </>
      }
      query={useAdminPage("GET /api/admin/ratings/books", place.page, wishes)}
      rowsOf={(data) => data.books}
    >
      {(rows) => <Table caption={words.ratings} columns={COLUMNS} rows={rows} rowKey={(book) => book.id} />}
    </ListPage>
  );
}
