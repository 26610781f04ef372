import type { Piscina } from "piscina";

/** A limit is looked at so many times while it runs. */
const LOOKS = 20;
/** A busy machine may keep a task waiting for so many times as long as it may compute. */
const PATIENCE = 5;

/**
 * Limits what the one thread of a pool computes from now on.
 * @param limitMs milliseconds of processor time: those that other work takes do not count, up to five times as many in all
 * @returns a signal that aborts what exceeds the limit; `end` stops looking
 */
export function limitCpu(pool: Piscina, limitMs: number): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  const started = performance.now();
  const before = cpuMs(pool);
  const timer = setInterval(async () => {
    const waited = performance.now() - started;
    if (waited > PATIENCE * limitMs || (await cpuMs(pool)) - (await before) > limitMs) stop.abort();
  }, limitMs / LOOKS);
  return { signal: stop.signal, end: () => clearInterval(timer) };
}

/** Milliseconds that the thread of a pool has computed; 0 while there is none. */
async function cpuMs({ threads: [thread] }: Piscina): Promise<number> {
  const { user, system } = (await thread?.cpuUsage().catch(() => undefined)) ?? { user: 0, system: 0 };
  return (user + system) / 1000;
}
