import { hasFields, readStored } from "@lagom/shared/checked-json";
import { paths } from "@lagom/shared/paths";

/**
 * In the tab's own storage, which outlives the way over another site's sign-in page; and in the browser's for who
 * confirms a sign-up, because the mailed link opens a tab of its own.
 */
const KEY = "lagom.return-place";
const MAIL_DAY_MS = 24 * 60 * 60_000;

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Where the session ended in the middle: the guard leaves it with the landing page. */
export const leftAt = (state: unknown) => (state as { leftAt?: string } | null)?.leftAt;

/** Remembers where a visitor is who goes to another site to sign in, or to their mail. */
export function rememberReturnTarget(
  { pathname, search, hash, state }: Place,
  goesTo: "site" | "mail",
): void {
  // Who begins again after a failure still comes from where they were.
  if (pathname === paths.authCallback) return;
  const place = pathname === paths.landing ? leftAt(state) : pathname + search + hash;
  if (place === undefined) forgetReturnTarget();
  else if (goesTo === "site") sessionStorage.setItem(KEY, place);
  else localStorage.setItem(KEY, JSON.stringify({ place, until: Date.now() + MAIL_DAY_MS }));
}

/** Where the visitor was; null when they came from the landing page. */
export function rememberedReturnTarget(): string | null {
  const place = sessionStorage.getItem(KEY) ?? targetBeforeMail();
  // Only an address of ours, whoever wrote it there.
  return place?.startsWith("/") && new URL(place, location.origin).origin === location.origin ? place : null;
}

const isDated = hasFields({ place: "string", until: "number" });

function targetBeforeMail(): string | null {
  const target = readStored("localStorage", KEY, isDated);
  return target && target.until > Date.now() ? target.place : null;
}

export function forgetReturnTarget(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(KEY);
}
