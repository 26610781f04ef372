import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import { sendOnce } from "@lagom/shared/write-queue/send";
import type { Queued } from "@lagom/shared/write-queue/write";
import type { ListChange } from "./list-change.ts";

/**
 * Sends one change of lists through the write queue, with the user's address as the API asks; the server trusts only the token.
 * @returns `waiting` when it could not be sent now
 * @throws ApiError when the server refuses it
 */
export async function sendListChange(change: ListChange, email: string | undefined): Promise<Queued> {
  const written = await write(change, email === undefined ? {} : { user_email: email });
  const listed = change.kind === "create" || change.kind === "add" ? change.book : undefined;
  if (listed) analytics.track("book_listed", { book_id: listed.id });
  return written;
}

function write(change: ListChange, own: { user_email?: string }): Promise<Queued> {
  switch (change.kind) {
    case "create": {
      const { name, is_public, book } = change;
      const body = { name, is_public, ...(book && { book_id: book.id }), ...own };
      return sendOnce("POST /api/book-lists", { body }, { label: name });
    }
    case "patch": {
      const { list: id, kind: _kind, ...changed } = change;
      const label = changed.name === undefined ? {} : { label: changed.name };
      return sendOnce("PATCH /api/book-lists/{id}", { params: { id }, body: { ...changed, ...own } }, label);
    }
    case "delete":
      return goneIsDone(sendOnce("DELETE /api/book-lists/{id}", { params: { id: change.list }, body: own }));
    case "restore": {
      const { id, name } = change.list;
      return sendOnce("POST /api/book-lists/{id}/restore", { params: { id }, body: own }, { label: name });
    }
    case "add": {
      const { list: id, book, position } = change;
      const body = { book_id: book.id, position, ...own };
      return sendOnce("POST /api/book-lists/{id}/books", { params: { id }, body }, { label: book.title });
    }
    case "remove": {
      const params = { id: change.list, bookId: change.book };
      return sendOnce("DELETE /api/book-lists/{id}/books/{bookId}", { params, body: own });
    }
    case "order": {
      const body = { ...orderOf(change), ...own };
      return sendOnce("PATCH /api/book-lists/{id}/reorder", { params: { id: change.list }, body });
    }
    case "order-lists":
      return sendOnce("PATCH /api/book-lists/reorder-lists", { body: { ...orderOf(change), ...own } });
  }
}

const orderOf = ({ order, moved }: Extract<ListChange, { order: readonly number[] }>) => ({
  order: [...order],
  ...(moved !== undefined && { moved }),
});

/** Treats lists that another window has deleted as deleted. */
function goneIsDone(deletion: Promise<Queued>): Promise<Queued> {
  return deletion.catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return { state: "sent", refreshed: Promise.resolve() };
    throw error;
  });
}
