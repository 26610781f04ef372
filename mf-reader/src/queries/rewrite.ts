import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";

/** A rewrite, or the part of it that a cursor names. */
export const fetchRewrite = (id: number, part: string | undefined, signal: AbortSignal): Promise<Text> =>
  callApi("GET /api/rewrite/{id}", { params: { id }, query: { part }, signal });
