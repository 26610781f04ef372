/** The page that an address names, from 1; what makes no sense there is the first. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address of another page of the same list. */
export function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  return next;
}

/** The address of the list by another wish: from its first page; an empty value is no wish. */
export function withChoice(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withPage(search, 1);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
