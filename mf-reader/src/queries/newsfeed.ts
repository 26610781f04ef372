import { callApi } from "@lagom/shared/api/client";
import type { Query } from "@lagom/shared/contract/calls";
import type { FeedPage } from "@lagom/shared/contract/text";
import type { Preferences } from "@lagom/shared/contract/user";
import { NEWSFEED_PAGE_SIZE } from "@lagom/shared/limits";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { infiniteQueryOptions, pagesKeyFor, useInfiniteQuery } from "@lagom/shared/query";
import { type Category, categoriesQuery } from "@lagom/shared/text/categories";
import { having } from "./having.ts";

type FeedQuery = Query<"GET /api/newsfeed">;
type Following = { page: number; snapshot: string };

/**
 * The query of the first page. The document starts this same call before the code arrives, so the keys stand in the order of
 * its address: language, level, page, limit, categories, and on later pages snapshot.
 */
export function firstFeedQuery(preferences: Preferences, available: readonly Category[]): FeedQuery {
  return {
    language: preferences.target_language,
    level: levelFor(preferences),
    page: 1,
    limit: NEWSFEED_PAGE_SIZE,
    categories: categoriesQuery(preferences.preferred_categories, available),
  };
}

/** What follows a page: the next number of the same snapshot. */
export const followingPage = (last: FeedPage): Following | undefined =>
  last.has_more ? { page: last.page + 1, snapshot: last.snapshot } : undefined;

/** The newsfeed, page after page, as a query. */
export const newsfeedOptions = (first: FeedQuery) =>
  infiniteQueryOptions({
    queryKey: pagesKeyFor("GET /api/newsfeed", { query: first }),
    queryFn: async ({ pageParam, signal }) =>
      having(
        "articles",
        "list",
        await callApi("GET /api/newsfeed", { query: { ...first, ...pageParam }, signal }),
      ),
    initialPageParam: undefined as Following | undefined,
    getNextPageParam: followingPage,
    // Long, so that Back finds the same list at the same place, also from a text that was long to read.
    staleTime: 5 * 60_000,
    gcTime: 60 * 60_000,
    refetchOnWindowFocus: false,
  });

/** The newsfeed by the reader's preferences, page after page. @param available the categories there are */
export const useNewsfeed = (preferences: Preferences, available: readonly Category[], enabled: boolean) =>
  useInfiniteQuery({ ...newsfeedOptions(firstFeedQuery(preferences, available)), enabled });
