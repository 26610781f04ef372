import type { Book } from "@lagom/shared/contract/books";
import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { MenuButton } from "@lagom/shared/ui/menu";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { ListPart } from "../queries/book-list.ts";
import { useChangeLists } from "../queries/change-lists.ts";
import { orderAfterMove } from "../queries/list-change.ts";
import { strings } from "../strings.ts";
import { BackToBooks } from "./back-to-books.tsx";
import { booksOf } from "./book-pages.tsx";
import { BookRow } from "./book-row.tsx";
import { MoreButton, type MorePages } from "./more-pages.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { moveItems } from "./move-items.ts";
import { Rows } from "./rows.tsx";
import { useListActions } from "./use-list-actions.tsx";

/** One of the user's own lists, with its ordered books and all actions. */
export function OwnList({ list, query }: { list: ListPart; query: MorePages }) {
  const navigate = useNavigate();
  const [moving, setMoving] = useState<Book>();
  const { mutate: change } = useChangeLists();
  const { items, dialog } = useListActions({ ...list, has_book: null }, [], () => navigate(paths.books));
  const books = booksOf([list]);
  const move = (from: number, to: number) =>
    change({ kind: "order", list: list.id, ...orderAfterMove(books, from, to) });
  const remove = (book: Book, position: number) => {
    change({ kind: "remove", list: list.id, book: book.id });
    showToast({
      text: strings.list.removed({ title: book.title }),
      action: {
        label: strings.lists.undo,
        onAction: () => change({ kind: "add", list: list.id, book, position }),
      },
    });
  };
  const actions = (
    <>
      <LinkButton to={paths.books} kind="quiet">
        {strings.list.back}
      </LinkButton>
      <MenuButton label={strings.lists.menu({ name: list.name })} items={items}>
        <Ellipsis size={20} aria-hidden="true" />
      </MenuButton>
    </>
  );
  const lead = `${list.is_public ? strings.list.public : strings.list.private} · ${strings.lists.books({ count: list.books_count })}`;
  return (
    <Page title={list.name} lead={lead} actions={actions}>
      {books.length === 0 ? (
        <EmptyState {...strings.list.emptyOwn} action={<BackToBooks />} />
      ) : (
        <Rows
          items={books.map((book) => ({ ...book, name: book.title }))}
          total={list.books_count}
          onMove={move}
          row={(book, index) => (
            <BookRow
              book={book}
              items={[
                ...moveItems(index, books.length, move),
                { id: "move", label: strings.list.moveTo, onAction: () => setMoving(book) },
                { id: "remove", label: strings.list.remove, onAction: () => remove(book, index) },
              ]}
            />
          )}
        />
      )}
      <MoreButton query={query} />
      {dialog}
      {moving && <MoveDialog book={moving} from={list.id} onClose={() => setMoving(undefined)} />}
    </Page>
  );
}
