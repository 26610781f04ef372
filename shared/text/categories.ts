/** The built-in categories of product.md §3, used when the server's list cannot be had. */
export const CATEGORIES = [
  "world",
  "business",
  "technology",
  "sports",
  "entertainment",
  "science",
  "health",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Preferred categories of a user without a record (product.md §3). */
export const DEFAULT_CATEGORIES: readonly Category[] = ["world", "business", "technology"];
