/** Caches with what belongs to one reader; the rest of the name is the reader's id and the kind. */
export const PERSONAL_CACHES = "lagom-personal-";
/** All caches of the worker. */
export const ALL_CACHES = "lagom-";

/** Which reads are kept for offline, and how many of each kind: the newest. */
export const KINDS = {
  texts: {
    path: /^\/api\/(article\/\d+\/rewrite|article_rewrite|rewrite\/\d+|user\/texts\/\d+)$/,
    most: 150,
  },
  lists: {
    path: /^\/api\/(newsfeed|user-words|user-words\/marks|user\/[\w/-]+|languages|categories|ux-flags|unit-fixes)$/,
    most: 80,
  },
} as const;
export type Kind = keyof typeof KINDS;

/** Large, or of no use offline. */
const NEVER = /^\/api\/user\/export$/;

/** The kind of an address whose answer is kept; undefined for all others. */
export function kindOf(url: URL, origins: readonly string[]): Kind | undefined {
  if (!origins.includes(url.origin) || NEVER.test(url.pathname)) return undefined;
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].path.test(url.pathname));
}

/** The id of the user whom a bearer token names; the token is not checked: it only chooses a cache. */
export function userOf(authorization: string | null): string | undefined {
  try {
    const [, payload = ""] = (authorization ?? "").split(".");
    const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" && sub !== "" ? sub : undefined;
  } catch {
    return undefined;
  }
}
