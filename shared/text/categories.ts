import { DEFAULT_PREFERRED_CATEGORIES, type FALLBACK_CATEGORIES } from "../limits.ts";

/** The built-in categories, used when the server's list cannot be loaded. */
export const CATEGORIES = [
  "world",
  "business",
  "technology",
  "sports",
  "entertainment",
  "science",
  "health",
] as const satisfies { length: typeof FALLBACK_CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

/** Preferred categories of a user without a record. */
export const DEFAULT_CATEGORIES: readonly Category[] = CATEGORIES.slice(0, DEFAULT_PREFERRED_CATEGORIES);

/** Whether no filter is in force. @param available the categories there are */
export const isAll = (chosen: readonly Category[], available: readonly Category[]): boolean =>
  available.every((category) => chosen.includes(category));

/** The `categories` of a call: sent only when fewer than all are chosen. */
export function categoriesQuery(
  chosen: readonly Category[],
  available: readonly Category[],
): string | undefined {
  if (isAll(chosen, available)) return undefined;
  return chosen.filter((category) => available.includes(category)).join(",") || undefined;
}
