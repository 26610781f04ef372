import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";

/** The first part of one of the reader's own texts. */
export const fetchOwnText = (id: number, signal: AbortSignal): Promise<Text> =>
  callApi("GET /api/user/texts/{id}", { params: { id }, signal });
