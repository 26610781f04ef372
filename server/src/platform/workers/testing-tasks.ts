/** Tasks that misbehave, and one that does not. */
export const echo = (text: string) => text;

export function loop(): never {
  for (;;);
}

export function fillMemory(): void {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, n) => n));
}

export function fail(message: string): never {
  throw new Error(message);
}
