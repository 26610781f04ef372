import { callApi } from "@lagom/shared/api/client";
import { isListOf, readStored } from "@lagom/shared/checked-json";

const KEY = "lagom.opened-books";
const MOST_REMEMBERED = 500;

/** Counts that a book was opened, once per visit, which lasts as long as the tab and survives reloads. */
export function recordClick(bookId: number): void {
  const opened = readStored("sessionStorage", KEY, isListOf(isNumber)) ?? [];
  if (opened.includes(bookId)) return;
  sessionStorage.setItem(KEY, JSON.stringify([...opened, bookId].slice(-MOST_REMEMBERED)));
  callApi("POST /api/books/{id}/click", { params: { id: bookId }, keepalive: true }).catch(() => {
    // A lost count is of no interest to the reader.
  });
}

const isNumber = (value: unknown): value is number => typeof value === "number";
