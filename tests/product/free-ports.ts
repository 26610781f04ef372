import { createServer } from "node:net";

/** Below the range from which systems take ports for outgoing connections, so that none is taken before we listen. */
const [FIRST, LAST] = [20_000, 32_000];
const SHARES = 8;

/** The share of the range that this worker of Playwright or Vitest has: a product started by another may not be listening yet. */
const share =
  Number(process.env.TEST_PARALLEL_INDEX ?? SHARES - Number(process.env.VITEST_POOL_ID ?? 1)) % SHARES;
const SIZE = (LAST - FIRST) / SHARES;

/** Distinct loopback ports on which nothing listens. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = FIRST + Math.floor((share + Math.random()) * SIZE);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
