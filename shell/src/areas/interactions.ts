/** As many as INP leaves out at most, and one: it ignores one in fifty. */
const MOST = 10;
const IGNORED_OF = 50;

/** The slowest interactions of a visit, and its Interaction to Next Paint. */
export function slowestInteractions() {
  let slowest: { id: number; ms: number }[] = [];
  const ids = new Set<number>();
  return {
    /** Takes one event of an interaction; the longest of them is its duration. */
    add(id: number, ms: number): void {
      ids.add(id);
      const before = slowest.find((one) => one.id === id)?.ms ?? 0;
      slowest = [...slowest.filter((one) => one.id !== id), { id, ms: Math.max(ms, before) }]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, MOST);
    },
    /** In milliseconds; null without any interaction. */
    inp(): number | null {
      return slowest[Math.min(slowest.length - 1, Math.floor(ids.size / IGNORED_OF))]?.ms ?? null;
    },
  };
}
