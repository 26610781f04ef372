import type { OwnList } from "@lagom/shared/contract/book-lists";
import type { Book } from "@lagom/shared/contract/books";
import { describe, expect, it } from "vitest";
import { changeList, changeLists, inOrder, type ListChange, orderAfterMove } from "./list-change.ts";

const bookOf = (id: number): Book => ({
  id,
  title: `Book ${id}`,
  authors: [],
  publisher: null,
  language: null,
  page_count: null,
  year: null,
  average_rating: null,
  ratings_count: 0,
  slug: `book-${id}`,
});
const listOf = (id: number, ids: number[], order = id): OwnList => ({
  id,
  name: `List ${id}`,
  is_public: false,
  order,
  books: ids.map(bookOf),
  books_count: ids.length,
  has_book: null,
});
const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);
const LISTS = [listOf(1, [1, 2, 3]), listOf(2, [4]), listOf(3, [])];

describe("an order", () => {
  it("names only books between the old position and the new one", () => {
    const five = [1, 2, 3, 4, 5].map((id) => ({ id }));
    expect(orderAfterMove(five, 3, 1)).toEqual({ moved: 4, order: [4, 2, 3] });
    expect(orderAfterMove(five, 0, 2)).toEqual({ moved: 1, order: [2, 3, 1] });
    expect(idsOf(inOrder([1, 2, 3, 4, 5].map(bookOf), [4, 2, 3]))).toEqual([1, 4, 2, 3, 5]);
  });

  it("skips removed books, and keeps added ones", () => {
    expect(idsOf(inOrder([9, 1, 3].map(bookOf), [3, 2, 1]))).toEqual([9, 3, 1]);
  });
});

describe("a change", () => {
  const changes: ListChange[] = [
    { kind: "create", name: "New", is_public: true, book: bookOf(7) },
    { kind: "patch", list: 1, name: "Renamed", is_public: true },
    { kind: "delete", list: 2 },
    { kind: "restore", list: listOf(9, [1], 2.5) },
    { kind: "add", list: 1, book: bookOf(8), position: 1 },
    { kind: "remove", list: 1, book: 2 },
    { kind: "order", list: 1, order: [3, 1], moved: 3 },
    { kind: "order-lists", order: [3, 1], moved: 3 },
  ];

  it.each(changes)("that is made twice is made once: $kind", (change) => {
    const once = changeLists(LISTS, change);
    expect(once).not.toEqual(LISTS);
    expect(changeLists(once, change)).toEqual(once);
  });

  it("of books shows in the list and its count", () => {
    const [list] = LISTS;
    if (!list) throw new Error("no list");
    const added = changeList(list, { kind: "add", list: 1, book: bookOf(8), position: 1 });
    expect([idsOf(added.books), added.books_count]).toEqual([[1, 8, 2, 3], 4]);
    const removed = changeList(added, { kind: "remove", list: 1, book: 3 });
    expect([idsOf(removed.books), removed.books_count]).toEqual([[1, 8, 2], 3]);
    expect(changeList(list, { kind: "remove", list: 2, book: 1 })).toBe(list);
  });

  it("of lists puts the new one first and a restored one where it was", () => {
    expect(changeLists(LISTS, { kind: "create", name: "New", is_public: false })[0]?.name).toBe("New");
    expect(idsOf(changeLists(LISTS, { kind: "restore", list: listOf(9, [], 2.5) }))).toEqual([1, 2, 9, 3]);
  });
});
