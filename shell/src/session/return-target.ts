import { hasFields, readStored } from "@lagom/shared/checked-json";
import { paths } from "@lagom/shared/paths";

/**
 * In session storage, which survives a visit to another site's sign-in page; and in local storage for sign-ups,
 * whose mailed link opens a new tab.
 */
const KEY = "lagom.return-place";
const MAIL_DAY_MS = 24 * 60 * 60_000;

interface Leaving {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Sent by the guard to the landing page with who may not see a page. */
export interface Refused {
  /** The page, which signing in leads back to. */
  leftAt: string;
  /** The session ended while the page was open; otherwise a visitor asked for it. */
  ended: boolean;
  /** The visitor has been asked to sign in. */
  asked?: boolean;
}

/** What the guard sent to the landing page, if it sent its visitor there. */
export const refusedPage = (state: unknown) => state as Refused | null;
export const leftAt = (state: unknown) => refusedPage(state)?.leftAt;

/** Remembers where a visitor leaves for another site's sign-in page, or for their mail. */
export function rememberReturnTarget(
  { pathname, search, hash, state }: Leaving,
  goesTo: "site" | "mail",
): void {
  // A retry after a failure keeps the original target.
  if (pathname === paths.authCallback) return;
  const target = pathname === paths.landing ? leftAt(state) : pathname + search + hash;
  if (target === undefined) forgetReturnTarget();
  else if (goesTo === "site") sessionStorage.setItem(KEY, target);
  else localStorage.setItem(KEY, JSON.stringify({ place: target, until: Date.now() + MAIL_DAY_MS }));
}

/** Where the visitor was; null when they came from the landing page. */
export function rememberedReturnTarget(): string | null {
  const target = sessionStorage.getItem(KEY) ?? targetBeforeMail();
  // Only our own origin, whoever wrote it there.
  return target?.startsWith("/") && new URL(target, location.origin).origin === location.origin
    ? target
    : null;
}

const isDated = hasFields({ place: "string", until: "number" });

function targetBeforeMail(): string | null {
  const stored = readStored("localStorage", KEY, isDated);
  return stored && stored.until > Date.now() ? stored.place : null;
}

export function forgetReturnTarget(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(KEY);
}
