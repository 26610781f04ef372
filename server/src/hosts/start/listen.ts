import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "../../platform/config.ts";
import { type Host, type Listener, listenersOf } from "./hosts.ts";

/** A port that cannot be used; the message is one line that names the setting. */
export class PortError extends Error {
  override name = "PortError";
}

/**
 * Starts listening with all hosts.
 * @throws PortError naming the setting
 */
export async function listenAll(hosts: readonly Host[], address: string): Promise<void> {
  for (const host of hosts) {
    await orPortError(host, address, () => host.app.listen({ port: host.port, host: address }));
  }
}

/**
 * Checks the ports of a configuration before anything else, so that a busy one is reported at once.
 * @throws PortError naming the setting
 */
export async function assertPortsFree(config: Config): Promise<void> {
  for (const listener of listenersOf(config)) {
    await orPortError(listener, config.HOST, async () => {
      const server = createServer().listen(listener.port, config.HOST);
      await once(server, "listening");
      await once(server.close(), "close");
    });
  }
}

async function orPortError(
  { setting, port }: Listener,
  address: string,
  action: () => Promise<unknown>,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new PortError(`${setting}: port ${port} is in use`);
    if (code === "EACCES") throw new PortError(`${setting}: port ${port} may not be used by this user`);
    if (code === "EADDRNOTAVAIL") throw new PortError(`HOST: ${address} is not an address of this machine`);
    throw error;
  }
}
