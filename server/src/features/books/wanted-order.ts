import type { Body } from "@lagom/shared/contract/calls";
import { HttpError } from "../../platform/http/http-error.ts";

/** The order that a reader wants, and what they moved. */
export type WantedOrder = Pick<Body<"PATCH /api/book-lists/{id}/reorder">, "order" | "moved">;

/**
 * Refuses an order whose one move is of something that is gone: what is left of it would order the others as an old view had them.
 * @throws HttpError not_found
 */
export function refuseGone(rows: readonly { id: number }[], { moved }: WantedOrder): void {
  if (moved === undefined || rows.some(({ id }) => id === moved)) return;
  throw new HttpError("not_found", ({ lists }) => lists.movedGone, [
    { field: "moved", message: ({ fields }) => fields.gone },
  ]);
}
