import type { Reply } from "@lagom/shared/contract/calls";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { formatCount, formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { type Column, Table } from "@lagom/shared/ui/table";
import { ListPage } from "../components/list-page.tsx";
import { usePageNumber } from "../components/use-page-number.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { words } from "../words.ts";

type BookList = Reply<"GET /api/admin/book-lists">["lists"][number];

const { columns: names, ...texts } = words.bookListList;
const COLUMNS: readonly Column<BookList>[] = [
  { key: "name", header: names.name, bare: true, cell: (list) => <Name list={list} /> },
  { key: "owner", header: names.owner, cell: (list) => list.owner },
  {
    key: "access",
    header: names.access,
    cell: (list) => (list.is_public ? <Tag tone="pine">{texts.public}</Tag> : texts.private),
  },
  { key: "books", header: names.books, align: "end", cell: (list) => formatCount(list.books_count) },
  { key: "since", header: names.since, cell: (list) => formatDay(list.created_at) },
];

/** A private list has no page for anyone but its owner. */
function Name({ list }: { list: BookList }) {
  return <strong>{list.is_public ? <Link to={paths.list(list.id)}>{list.name}</Link> : list.name}</strong>;
}

/** The lists that readers keep. */
export function BookListsPage() {
  const place = usePageNumber();
  return (
    <ListPage
      {...texts}
      title={words.bookLists}
      place={place}
      query={useAdminPage("GET /api/admin/book-lists", place[0])}
      rowsOf={(data) => data.lists}
    >
      {(rows) => <Table caption={words.bookLists} columns={COLUMNS} rows={rows} rowKey={(list) => list.id} />}
    </ListPage>
  );
}
