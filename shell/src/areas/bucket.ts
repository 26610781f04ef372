/** Listed on the /cookies page. */
const BUCKET_KEY = "lagom.release-bucket";

/** Above every canary's share. */
const NEVER = 100;

let known: number | undefined;

/**
 * This browser's bucket from 0 to 99, drawn at random once: a canary at 10 % is shown to buckets below 10. A browser without
 * storage gets no canaries, because its bucket would change from page to page.
 */
export function bucket(): number {
  known ??= readBucket();
  return known;
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
