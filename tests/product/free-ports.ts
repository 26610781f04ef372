import { createServer } from "node:net";

/** Below the range from which systems give ports to outgoing connections, so that nobody takes one before we listen. */
const [FIRST, LAST] = [20_000, 32_000];
const SHARES = 8;

/** The share of the range for this worker of Playwright: what another one starts may not listen on its ports yet. */
const share = Number(process.env.TEST_PARALLEL_INDEX ?? SHARES - 1) % SHARES;
const SIZE = (LAST - FIRST) / SHARES;

/** Different ports of the loopback that nobody listens on. */
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
