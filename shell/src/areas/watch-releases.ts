import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { CURRENT_RELEASES } from "@lagom/shared/release-document";
import { inlinedDocument, isReleaseDocument } from "./release-document.ts";
import { learn, useReleases } from "./releases.ts";

/** A visible tab learns of a new revision within 30 s. */
const EVERY_MS = 25_000;
/** Checks closer together than this are merged. */
const AT_LEAST_MS = 1000;

let lookedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;

/** Keeps checking for a new release document while the tab is visible, and at once when it becomes visible again. */
export function watchReleases(): void {
  if (inlinedDocument().shell.live.scripts.some(({ integrity }) => !integrity)) return; // development servers
  watching = true;
  document.addEventListener("visibilitychange", lookForReleases);
  addEventListener("focus", lookForReleases);
  wait();
}

/** Checks for a new release document now, for instance after a failure. */
export function lookForReleases(): void {
  if (!watching || document.hidden || Date.now() - lookedAt < AT_LEAST_MS) return;
  lookedAt = Date.now();
  void ask().finally(wait);
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(lookForReleases, EVERY_MS);
}

/** Without an answer, the known document stays in use. */
async function ask(): Promise<void> {
  const { environment, revision } = useReleases.getState().newest;
  try {
    const answer = await fetch(`${CURRENT_RELEASES}?language=${interfaceLanguage()}`, {
      cache: "no-store",
      headers: { "if-none-match": `"${environment}.${revision}"` },
    });
    const newest: unknown = answer.status === 200 ? await answer.json() : undefined;
    if (isReleaseDocument(newest)) learn(newest);
  } catch {
    // The next check tries again.
  }
}
