import { createPace } from "../pace.ts";

/**
 * Repeats a deletion of so many rows at most until there are fewer, with rests in between, so that nobody waits for a sweep.
 * @param remove deletes a batch, and returns how many rows it had
 */
export async function inBatches(size: number, remove: (size: number) => Promise<number>): Promise<void> {
  const rest = createPace();
  while ((await remove(size)) >= size) await rest();
}
