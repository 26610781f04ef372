import type { Preferences } from "@lagom/shared/contract/user";
import { queryClient } from "@lagom/shared/query";
import { CATEGORIES, type Category } from "@lagom/shared/text/categories";
import { expect, test, vi } from "vitest";
import { firstFeedQuery, followingPage, newsfeedOptions } from "./newsfeed.ts";

const preferences: Preferences = {
  user_id: "00000000-0000-4000-8000-000000000001",
  target_language: "svenska",
  source_language: "english",
  preferred_levels: { svenska: "B1" },
  preferred_categories: ["world", "science"],
  theme: "system",
  text_size: 0,
  time_zone: null,
  daily_reviews: 50,
  daily_goal: null,
  stored: true,
};

test("the first page has its parameters in the order of the URL that the document requests", () => {
  const query = firstFeedQuery(preferences, CATEGORIES);
  expect(query).toEqual({
    language: "svenska",
    level: "B1",
    page: 1,
    limit: 20,
    categories: "world,science",
  });
  expect(Object.keys(query)).toEqual(["language", "level", "page", "limit", "categories"]);
});

test("categories are sent only when fewer than the server's are chosen", () => {
  const asked = (chosen: Category[], available: readonly Category[]) =>
    firstFeedQuery({ ...preferences, preferred_categories: chosen }, available).categories;
  expect(asked([...CATEGORIES], CATEGORIES)).toBeUndefined();
  expect(asked(["health"], CATEGORIES)).toBe("health");
  expect(asked(["health", "world"], ["world", "health"])).toBeUndefined();
  expect(asked(["health", "science"], ["world", "health"])).toBe("health");
});

test("a language without a level is read at A2", () => {
  expect(firstFeedQuery({ ...preferences, preferred_levels: {} }, CATEGORIES).level).toBe("A2");
});

test("the next page belongs to the same snapshot, and the last one has none", () => {
  const page = { articles: [], page: 1, limit: 20, has_more: true, snapshot: "s1" };
  expect(followingPage(page)).toEqual({ page: 2, snapshot: "s1" });
  expect(followingPage({ ...page, has_more: false })).toBeUndefined();
});

test("the pages are still cached after most of an hour on a text", async () => {
  vi.useFakeTimers();
  try {
    const options = newsfeedOptions(firstFeedQuery(preferences, CATEGORIES));
    const page = { articles: [], page: 1, limit: 20, has_more: false, snapshot: "s1" };
    await queryClient.fetchInfiniteQuery({ ...options, queryFn: async () => page });
    await vi.advanceTimersByTimeAsync(55 * 60_000);
    expect(queryClient.getQueryData(options.queryKey)?.pages).toEqual([page]);
  } finally {
    queryClient.clear();
    vi.useRealTimers();
  }
});
