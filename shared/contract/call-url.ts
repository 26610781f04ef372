/** The calls that the web host answers itself; all others go to the API's own host. */
const SAME_ORIGIN = /^\/api\/(user-words|contact|releases|release-reports)(\/|$)/;

/**
 * The address of a call: host, path with its parameters, and the query in the order given.
 * Values left undefined are left out; arrays are joined by commas.
 * @param key `METHOD /path/{name}`
 * @param apiOrigin origin of the main API; same-origin calls carry none
 */
export function callUrl(
  key: string,
  apiOrigin: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = key
    .slice(key.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  return `${SAME_ORIGIN.test(path) ? "" : apiOrigin}${path}${search.size > 0 ? `?${search}` : ""}`;
}
