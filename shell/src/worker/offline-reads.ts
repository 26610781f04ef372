import { hasFields, parseChecked } from "@lagom/shared/checked-json";

/** Prefix of caches with a reader's data, before the reader's id and the kind. */
const PERSONAL_CACHES = "lagom-personal-";
/** All caches of the worker. */
export const ALL_CACHES = "lagom-";

/**
 * Which reads are stored for offline use, and how many of each kind: the newest. `shape` grows when the stored
 * answers change in
 * a way that pages cannot read any more.
 */
export const KINDS = {
  texts: {
    path: /^\/api\/(article\/\d+\/rewrite|article_rewrite|rewrite\/\d+|user\/texts\/\d+|books\/\d+\/chapters\/\d+)$/,
    // Twice as many as texts: an article has several addresses.
    most: 300,
    shape: 2,
  },
  lists: {
    path: /^\/api\/(newsfeed|user-words|user-words\/marks|user\/[\w/-]+|languages|categories|ux-flags|token-corrections|books\/\d+\/chapters)$/,
    most: 80,
    shape: 2,
  },
} as const;
export type Kind = keyof typeof KINDS;

/** The cache of one reader's answers of a kind. */
export const cacheOf = (user: string, kind: Kind): string =>
  `${PERSONAL_CACHES}${user}-${kind}-${KINDS[kind].shape}`;

/**
 * Does work on readers' caches while no page and no worker of this origin does other such work: what is stored for a reader and
 * the deletion of their caches never overlap.
 */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request("lagom-personal", work) as Promise<T>;

/** Makes the caches of a reader who is signed in; nothing is stored for anybody else. */
export const makeCaches = (user: string): Promise<void> =>
  alone(async () => {
    for (const kind of Object.keys(KINDS) as Kind[]) await caches.open(cacheOf(user, kind));
  });

/** Whether a cache holds answers in a shape that pages no longer read. */
export const isOutdated = (name: string): boolean =>
  name.startsWith(PERSONAL_CACHES) &&
  !Object.entries(KINDS).some(([kind, { shape }]) => name.endsWith(`-${kind}-${shape}`));

/** Too large, or useless offline. */
const NEVER = /^\/api\/user\/export$/;

/** The kind of a URL whose response is cached; undefined for all others. */
export function kindOf(url: URL, origins: readonly string[]): Kind | undefined {
  if (!origins.includes(url.origin) || NEVER.test(url.pathname)) return undefined;
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].path.test(url.pathname));
}

/** Whether an address asks for an article, the next recommended one perhaps. */
export function isOfArticle(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return /^\/api\/(article_rewrite|article\/\d+\/rewrite)$/.test(pathname) && !searchParams.has("part");
}

/**
 * Other URLs of an article once it was opened: by its id, language and level, and by the rewrite's id.
 * @param text the reply, as it came
 * @returns none when that is no article
 */
export function otherAddresses(address: string, text: unknown): string[] {
  const { article_id: article, rewrite_id: rewrite } = (text ?? {}) as Record<string, unknown>;
  if (typeof article !== "number" || typeof rewrite !== "number") return [];
  // Spelt as the page spells them.
  const { language = "", level = "" } = Object.fromEntries(new URL(address).searchParams);
  const query = new URLSearchParams({ language, level });
  return [`/api/article/${article}/rewrite?${query}`, `/api/rewrite/${rewrite}`]
    .map((path) => new URL(path, address).href)
    .filter((other) => other !== address);
}

const isClaims = hasFields({ sub: "string" });

/** The id of the user whom a bearer token names; the token is not checked: it only chooses a cache. */
export function userOf(authorization: string | null): string | undefined {
  try {
    const [, payload = ""] = (authorization ?? "").split(".");
    return parseChecked(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), isClaims)?.sub || undefined;
  } catch {
    return undefined;
  }
}
