/** A database that takes longer counts as down: pages go on with what they have. */
export const READ_WITHIN_MS = 1000;

/** What a piece of work gives. @throws Error when it takes longer than so many milliseconds */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
