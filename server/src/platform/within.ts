/** A database that takes longer counts as down, and pages use what they have. */
export const READ_WITHIN_MS = 1000;

/** The result of some work. @throws Error if it takes longer than the given milliseconds */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
