import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";
import { having } from "./having.ts";

/** A rewrite, or the part of it at a cursor. */
export const fetchRewrite = async (
  id: number,
  part: string | undefined,
  signal: AbortSignal,
): Promise<Text> =>
  having(
    "paragraphs",
    "list",
    await callApi("GET /api/rewrite/{id}", { params: { id }, query: { part }, signal }),
  );
