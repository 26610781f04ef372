/**
 * Why something could not be fetched or read: its address is refused; too many redirects; too large; no answer in time, or none at
 * all; an answer with another status than 200; forbidden by robots.txt; not what was promised, or damaged; anything else.
 */
export const FETCH_FAILURES = [
  "address",
  "redirects",
  "too_large",
  "timeout",
  "network",
  "status",
  "robots",
  "damaged",
  "other",
] as const;
export type FetchFailure = (typeof FETCH_FAILURES)[number];
