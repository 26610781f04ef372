/** The page number in a URL, from 1; 1 if it is invalid. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The URL of another page of the same list. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return next;
}

/** The URL with another filter, back on the first page; an empty value removes the filter. */
export function withChoice(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withPage(search, 1);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
