import { analytics } from "@lagom/shared/analytics/analytics";
import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { ListChange } from "./list-change.ts";

/** Sends one change of lists, with the user's address as the call asks (docs/product.md#calls); the server trusts only the token. */
export async function sendListChange(change: ListChange, email: string | undefined): Promise<void> {
  const own = email === undefined ? {} : { user_email: email };
  const safe = { idempotencyKey: newIdempotencyKey(), keepalive: true };
  switch (change.kind) {
    case "create": {
      const { name, is_public, book } = change;
      const { id } = await callApi("POST /api/book-lists", { body: { name, is_public, ...own }, ...safe });
      if (book) await sendListChange({ kind: "add", list: id, book, position: 0 }, email);
      return;
    }
    case "patch": {
      const { list, kind: _kind, ...changed } = change;
      await callApi("PATCH /api/book-lists/{id}", {
        params: { id: list },
        body: { ...changed, ...own },
        ...safe,
      });
      return;
    }
    case "delete":
      return goneIsDone(
        callApi("DELETE /api/book-lists/{id}", { params: { id: change.list }, body: own, ...safe }),
      );
    case "restore":
      await callApi("POST /api/book-lists/{id}/restore", {
        params: { id: change.list.id },
        body: own,
        ...safe,
      });
      return;
    case "add": {
      const { list, book, position } = change;
      const body = { book_id: book.id, position, ...own };
      await callApi("POST /api/book-lists/{id}/books", { params: { id: list }, body, ...safe });
      analytics.track("book_listed", { book_id: book.id });
      return;
    }
    case "remove": {
      const params = { id: change.list, bookId: change.book };
      return callApi("DELETE /api/book-lists/{id}/books/{bookId}", { params, body: own, ...safe });
    }
    case "order": {
      const body = { order: [...change.order], ...own };
      await callApi("PATCH /api/book-lists/{id}/reorder", { params: { id: change.list }, body, ...safe });
      return;
    }
    case "order-lists":
      await callApi("PATCH /api/book-lists/reorder-lists", {
        body: { order: [...change.order], ...own },
        ...safe,
      });
  }
}

/** What another window has deleted meanwhile is deleted. */
async function goneIsDone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!(isApiError(error) && error.status === 404)) throw error;
  });
}
