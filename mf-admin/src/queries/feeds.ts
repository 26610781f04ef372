import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Reply } from "@lagom/shared/contract/calls";
import { queryFor, useQuery, writeApi } from "@lagom/shared/query";

export type Feed = Reply<"GET /api/admin/feeds">["feeds"][number];
export type OpenFeed = Reply<"GET /api/admin/open-feeds">["feeds"][number];
export type NewFeed = Body<"POST /api/admin/feeds">;

/** The feeds under free licences that come with the product. */
export const useOpenFeeds = () => useQuery({ ...queryFor("GET /api/admin/open-feeds", {}), staleTime: 0 });

/** What became of a new feed; the fields that the server refused, if it did. */
export type Added = "added" | "exists" | "failed" | { fields: readonly string[] };

/** Adds a feed. */
export async function addFeed(body: NewFeed): Promise<Added> {
  try {
    await writeApi("POST /api/admin/feeds", { body, idempotencyKey: newIdempotencyKey() });
    return "added";
  } catch (error) {
    if (!isApiError(error)) return "failed";
    if (error.code === "conflict") return "exists";
    return error.details ? { fields: error.details.map(({ field }) => field) } : "failed";
  }
}
