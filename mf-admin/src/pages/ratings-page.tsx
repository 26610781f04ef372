import type { Reply } from "@lagom/shared/contract/calls";
import { formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { type Column, Table } from "@lagom/shared/ui/table";
import { ListPage } from "../components/list-page.tsx";
import { usePageNumber } from "../components/use-page-number.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { words } from "../words.ts";

type Rating = Reply<"GET /api/admin/ratings">["ratings"][number];

const { columns: names, ...texts } = words.ratingList;
const COLUMNS: readonly Column<Rating>[] = [
  {
    key: "book",
    header: names.book,
    bare: true,
    cell: (rating) => <strong dir="auto">{rating.title}</strong>,
  },
  { key: "user", header: names.user, cell: (rating) => rating.user },
  {
    key: "liked",
    header: names.liked,
    cell: (rating) => (rating.liked ? <Tag tone="pine">{texts.yes}</Tag> : texts.no),
  },
  {
    key: "stars",
    header: names.stars,
    cell: (rating) => (rating.stars === null ? words.none : texts.stars(rating.stars)),
  },
  { key: "when", header: names.when, cell: (rating) => formatDay(rating.updated_at) },
];

/** Likes and stars that readers gave. */
export function RatingsPage() {
  const place = usePageNumber();
  return (
    <ListPage
      {...texts}
      title={words.ratings}
      place={place}
      query={useAdminPage("GET /api/admin/ratings", place[0])}
      rowsOf={(data) => data.ratings}
    >
      {(rows) => (
        <Table
          caption={words.ratings}
          columns={COLUMNS}
          rows={rows}
          rowKey={(rating) => `${rating.book_id} ${rating.user}`}
        />
      )}
    </ListPage>
  );
}
