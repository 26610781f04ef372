import { paths } from "@lagom/shared/paths";

/** In the tab's own storage, which outlives the way over another site's sign-in page. */
const KEY = "lagom.return-place";

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Where the session ended in the middle: the guard leaves it with the landing page. */
export const leftAt = (state: unknown) => (state as { leftAt?: string } | null)?.leftAt;

/** Remembers where a visitor is who goes to another site to sign in. */
export function rememberPlace({ pathname, search, hash, state }: Place): void {
  // Who begins again after a failure still comes from where they were.
  if (pathname === paths.authCallback) return;
  const place = pathname === paths.landing ? leftAt(state) : pathname + search + hash;
  if (place === undefined) forgetPlace();
  else sessionStorage.setItem(KEY, place);
}

/** Where the visitor was; null when they came from the landing page. */
export function rememberedPlace(): string | null {
  const place = sessionStorage.getItem(KEY);
  // Only an address of ours, whoever wrote it there.
  return place?.startsWith("/") && new URL(place, location.origin).origin === location.origin ? place : null;
}

export const forgetPlace = (): void => sessionStorage.removeItem(KEY);
