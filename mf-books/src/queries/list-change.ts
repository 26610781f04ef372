import type { ListHead, OwnList } from "@lagom/shared/contract/book-lists";
import type { Book } from "@lagom/shared/contract/books";

/** A change of lists. Each one is a single call, and shows before the call is answered. */
export type ListChange =
  | { kind: "create"; name: string; is_public: boolean; book?: Book | undefined }
  | { kind: "patch"; list: number; name?: string; is_public?: boolean }
  | { kind: "delete"; list: number }
  | { kind: "restore"; list: OwnList }
  | { kind: "add"; list: number; book: Book; position: number }
  | { kind: "remove"; list: number; book: number }
  | { kind: "order"; list: number; order: readonly number[]; moved: number | undefined }
  | { kind: "order-lists"; order: readonly number[]; moved: number | undefined };

/** A list without an id yet. */
export const UNSAVED_LIST = 0;

/**
 * Things in the order of `ids`: those named are redistributed over their positions, the others keep theirs. The server orders
 * by the same rule, so that an order made from an old view loses nothing.
 */
export function inOrder<T extends { id: number }>(things: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  const named = ids.filter((id) => byId.has(id));
  const isNamed = new Set(named);
  const next = named.values();
  return things.map((thing) => (isNamed.has(thing.id) ? (byId.get(next.next().value ?? 0) ?? thing) : thing));
}

/** What was moved, and the ids to reorder then: only those between the old and the new position. */
export function orderAfterMove(things: readonly { id: number }[], from: number, to: number) {
  const after = things.map(({ id }) => id);
  const [moved] = after.splice(from, 1);
  if (moved !== undefined) after.splice(to, 0, moved);
  return { moved, order: after.slice(Math.min(from, to), Math.max(from, to) + 1) };
}

export interface ListBooks extends ListHead {
  books: Book[];
}

/** A list after a change. Applying a change twice has no further effect, since it may show before and after it is saved. */
export function changeList<L extends ListBooks>(list: L, change: ListChange): L {
  if (change.kind === "patch" && change.list === list.id) {
    const { name = list.name, is_public = list.is_public } = change;
    return { ...list, name, is_public };
  }
  if (change.kind === "order" && change.list === list.id)
    return { ...list, books: inOrder(list.books, change.order) };
  if (change.kind === "remove" && change.list === list.id)
    return withBooks(list, without(list.books, change.book));
  if (change.kind === "add" && change.list === list.id && !has(list.books, change.book.id)) {
    const { book, position } = change;
    return withBooks(list, list.books.toSpliced(position, 0, book));
  }
  return list;
}

const has = (books: readonly Book[], id: number) => books.some((book) => book.id === id);
const without = (books: readonly Book[], id: number) => books.filter((book) => book.id !== id);
const withBooks = <L extends ListBooks>(list: L, books: Book[]): L => ({
  ...list,
  books,
  books_count: list.books_count + books.length - list.books.length,
});

/** The user's lists after a change. */
export function changeLists(lists: readonly OwnList[], change: ListChange): OwnList[] {
  if (change.kind === "order-lists") return inOrder(lists, change.order);
  if (change.kind === "delete") return lists.filter(({ id }) => id !== change.list);
  if (change.kind === "create") {
    if (lists.some(({ name }) => name === change.name)) return [...lists];
    const books = change.book ? [change.book] : [];
    const { name, is_public } = change;
    const order = (lists[0]?.order ?? 0) - 1;
    return [
      {
        id: UNSAVED_LIST,
        name,
        is_public,
        order,
        books,
        books_count: books.length,
        has_book: books.length > 0,
      },
      ...lists,
    ];
  }
  if (change.kind === "restore") {
    const others = lists.filter(({ id }) => id !== change.list.id);
    const index = others.findIndex(({ order }) => order > change.list.order);
    return others.toSpliced(index < 0 ? others.length : index, 0, change.list);
  }
  return lists.map((list) => changeList(list, change));
}
