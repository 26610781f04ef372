import type { FastifyInstance } from "fastify";

/** A port that cannot be listened on, in one line that names the setting. */
export class PortError extends Error {
  override name = "PortError";
}

/**
 * Listens, or says in one line why not.
 * @throws PortError naming the setting
 */
export async function listen(
  app: FastifyInstance,
  setting: string,
  port: number,
  host: string,
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new PortError(`${setting}: port ${port} is in use`);
    if (code === "EACCES") throw new PortError(`${setting}: port ${port} may not be used by this user`);
    if (code === "EADDRNOTAVAIL") throw new PortError(`HOST: ${host} is not an address of this machine`);
    throw error;
  }
}
