import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Service } from "./client.ts";
import { CommandError } from "./command-error.ts";

/** File in the data folder with an operator's token, for anyone who may read that folder. */
export const TOKEN_FILE = "release-token";

/**
 * The service to talk to: LAGOM_URL with RELEASE_TOKEN from the environment, else the one on this machine, whose first start left
 * an operator's token in the data folder.
 * @throws CommandError
 */
export async function serviceOf(env: Readonly<Record<string, string | undefined>>): Promise<Service> {
  const url = env.LAGOM_URL ?? `http://localhost:${env.WEB_PORT ?? 3000}`;
  if (!URL.canParse(url)) throw new CommandError(`LAGOM_URL: ${url} is no address`);
  const token =
    env.RELEASE_TOKEN ?? (env.LAGOM_URL ? undefined : await localToken(env.LAGOM_DATA ?? ".lagom"));
  if (!token) throw new CommandError("RELEASE_TOKEN: set the token of your team, or of an operator", 3);
  return { url, token: token.trim() };
}

const localToken = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, TOKEN_FILE), "utf8").catch(() => undefined);
