import type { Reply } from "@lagom/shared/contract/calls";
import { writeApi } from "@lagom/shared/query";
import { formatDay } from "@lagom/shared/text/format";
import { Address } from "@lagom/shared/ui/address";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { ReactNode } from "react";
import { useAdminPage } from "../queries/admin-page.ts";
import { strings } from "../strings/common.ts";
import { ratingStrings } from "../strings/ratings.ts";
import { type Choice, Filters, optionsOf } from "./filters.tsx";
import { ListPage } from "./list-page.tsx";
import { actionsColumn, type RowAction, RowMenu } from "./row-menu.tsx";
import type { ListState } from "./use-list-state.ts";

type Rating = Reply<"GET /api/admin/ratings">["ratings"][number];

const choices = (): readonly Choice[] => [
  { name: "sort", label: strings.sort, options: optionsOf(ratingStrings.list.choices.sort) },
];
const columns = (): readonly Column<Rating>[] => [
  {
    key: "book",
    header: ratingStrings.list.columns.book,
    bare: true,
    long: true,
    cell: (rating) => <strong dir="auto">{rating.title}</strong>,
  },
  {
    key: "user",
    header: ratingStrings.list.columns.user,
    long: true,
    cell: (rating) => <Address of={rating.user} />,
  },
  {
    key: "liked",
    header: ratingStrings.list.columns.liked,
    cell: (rating) =>
      rating.liked ? <Tag tone="pine">{ratingStrings.list.yes}</Tag> : ratingStrings.list.no,
  },
  {
    key: "stars",
    header: ratingStrings.list.columns.stars,
    cell: (rating) =>
      rating.stars === null ? strings.none : ratingStrings.list.stars({ count: rating.stars }),
  },
  { key: "when", header: ratingStrings.list.columns.when, cell: (rating) => formatDay(rating.updated_at) },
  actionsColumn((rating) => <RowMenu of={`${rating.title}, ${rating.user}`} actions={[removing(rating)]} />),
];

function removing({ book_id, user_id, title: book, user }: Rating): RowAction {
  const { label, title, text, confirm, done } = ratingStrings.list.remove;
  const make = (idempotencyKey: string) =>
    writeApi("DELETE /api/admin/ratings/{book_id}/{user_id}", {
      params: { book_id, user_id },
      idempotencyKey,
    });
  return {
    id: "remove",
    label,
    ask: { title, text: text({ book, user }), confirm, change: { make, done: done({ book }) } },
  };
}

/** Single ratings: all of them, those of one book, or those of one reader. */
export function RatingList({ listState, views }: { listState: ListState; views: ReactNode }) {
  const filters = {
    q: listState.choice("q"),
    sort: listState.choice("sort"),
    book_id: listState.choice("book_id"),
    user_id: listState.choice("user_id"),
  };
  const ofOne = filters.book_id
    ? ratingStrings.list.ofBook
    : filters.user_id
      ? ratingStrings.list.ofUser
      : null;
  return (
    <ListPage
      {...ratingStrings.list}
      title={strings.ratings}
      listState={listState}
      filters={
        <>
          {views}
          {ofOne && (
            <p>
              {ofOne}{" "}
              <Button size="small" onClick={listState.clear}>
                {strings.showAll}
              </Button>
            </p>
          )}
          <Filters listState={listState} search={ratingStrings.list.search} choices={choices()} />
        </>
      }
      query={useAdminPage("GET /api/admin/ratings", listState.page, filters)}
      rowsOf={(data) => data.ratings}
    >
      {(rows) => (
        <Table
          caption={strings.ratings}
          columns={columns()}
          rows={rows}
          rowKey={(rating) => `${rating.book_id} ${rating.user_id}`}
        />
      )}
    </ListPage>
  );
}
