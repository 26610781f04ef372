import type { Reply } from "@lagom/shared/contract/calls";
import { writeApi } from "@lagom/shared/query";
import { Address } from "@lagom/shared/ui/address";
import { Tag } from "@lagom/shared/ui/badge";
import { countColumn } from "@lagom/shared/ui/count-column";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { Day } from "../components/day.tsx";
import { type Choice, Filters, optionsOf } from "../components/filters.tsx";
import { ListDialog } from "../components/list-dialog.tsx";
import { ListPage } from "../components/list-page.tsx";
import { actionsColumn, type RowAction, RowMenu } from "../components/row-menu.tsx";
import { useListState } from "../components/use-list-state.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { bookListList as texts } from "../strings/book-lists.ts";
import { strings } from "../strings/common.ts";

type BookList = Reply<"GET /api/admin/book-lists">["lists"][number];

const choices = (): readonly Choice[] => [
  { name: "access", label: texts.columns.access, options: optionsOf(texts.choices.access) },
  { name: "sort", label: strings.sort, options: optionsOf(texts.choices.sort) },
];
const columns = (): readonly Column<BookList>[] => [
  {
    key: "name",
    header: texts.columns.name,
    bare: true,
    long: true,
    cell: (list) => <strong dir="auto">{list.name}</strong>,
  },
  { key: "owner", header: texts.columns.owner, long: true, cell: (list) => <Address of={list.owner} /> },
  { key: "access", header: texts.columns.access, cell: (list) => <Access list={list} /> },
  countColumn("books_count", texts.columns.books),
  { key: "since", header: texts.columns.since, cell: (list) => <Day of={list.created_at} /> },
  actionsColumn((list) => <Actions list={list} />),
];

function Access({ list: { is_public, hidden } }: { list: BookList }) {
  if (hidden) return <Tag tone="berry">{texts.hidden}</Tag>;
  return is_public ? <Tag tone="pine">{texts.public}</Tag> : texts.private;
}

function Actions({ list }: { list: BookList }) {
  const [viewing, setViewing] = useState(false);
  const view: RowAction = { id: "view", label: texts.view, onAction: () => setViewing(true) };
  return (
    <>
      <RowMenu
        of={list.name}
        actions={[view, ...(list.is_public || list.hidden ? [hiding(list)] : []), deleting(list)]}
      />
      {viewing && <ListDialog id={list.id} name={list.name} onClose={() => setViewing(false)} />}
    </>
  );
}

function hiding({ id, name, hidden }: BookList): RowAction {
  const { label, title, text, confirm, done } = hidden ? texts.show : texts.hide;
  const make = (idempotencyKey: string) =>
    writeApi("PATCH /api/admin/book-lists/{id}", {
      params: { id },
      body: { hidden: !hidden },
      idempotencyKey,
    });
  return {
    id: "hide",
    label,
    ask: { title, text: text({ name }), confirm, harmless: hidden, change: { make, done: done({ name }) } },
  };
}

function deleting({ id, name }: BookList): RowAction {
  const { label, title, text, confirm, done } = texts.remove;
  const make = (idempotencyKey: string) =>
    writeApi("DELETE /api/admin/book-lists/{id}", { params: { id }, idempotencyKey });
  return {
    id: "delete",
    label,
    ask: { title, text: text({ name }), confirm, change: { make, done: done({ name }) } },
  };
}

/** Readers' book lists. */
export function BookListsPage() {
  const listState = useListState();
  const filters = {
    q: listState.choice("q"),
    access: listState.choice("access"),
    sort: listState.choice("sort"),
  };
  return (
    <ListPage
      {...texts}
      title={strings.bookLists}
      listState={listState}
      filters={<Filters listState={listState} search={texts.search} choices={choices()} />}
      query={useAdminPage("GET /api/admin/book-lists", listState.page, filters)}
      rowsOf={(data) => data.lists}
    >
      {(rows) => (
        <Table caption={strings.bookLists} columns={columns()} rows={rows} rowKey={(list) => list.id} />
      )}
    </ListPage>
  );
}
