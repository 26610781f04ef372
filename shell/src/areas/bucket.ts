/** Listed on the /cookies page. */
const BUCKET_KEY = "lagom.release-bucket";

/** Above every share. */
const NEVER = 100;

let kept: number | undefined;

/**
 * This browser's place from 0 to 99 among all browsers, drawn once: a canary at 10 % goes to those below 10. A browser
 * that keeps nothing gets no canaries, because it would change from one page to the next.
 */
export function bucket(): number {
  kept ??= readBucket();
  return kept;
}

function readBucket(): number {
  try {
    const stored = Number(localStorage.getItem(BUCKET_KEY) ?? Number.NaN);
    if (Number.isInteger(stored) && stored >= 0 && stored < NEVER) return stored;
    const drawn = Math.floor(Math.random() * NEVER);
    localStorage.setItem(BUCKET_KEY, String(drawn));
    return drawn;
  } catch {
    return NEVER;
  }
}
