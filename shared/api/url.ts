import { pageConfig } from "../page-config.ts";

/** The calls that the web host answers itself; all others go to the API's own host (product.md §7). */
const SAME_ORIGIN = /^\/api\/(user-words|contact)(\/|$)/;

/**
 * The address of a call: host, path with its parameters, and the query in the order given.
 * Values left undefined are left out; arrays are joined by commas.
 */
export function callUrl(
  key: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = key
    .slice(key.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const host = SAME_ORIGIN.test(path) ? "" : pageConfig().api;
  return `${host}${path}${search.size > 0 ? `?${search}` : ""}`;
}
