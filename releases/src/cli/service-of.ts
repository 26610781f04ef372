import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Service } from "./client.ts";
import { CommandError } from "./command-error.ts";
import { type Env, readLogin } from "./stored-login.ts";

/** File in the data folder with an operator's token, for anyone who may read that folder. */
export const TOKEN_FILE = "release-token";

/** The address of the service: LAGOM_URL, else the one on this machine. @throws CommandError */
export function urlOf(env: Env): string {
  const url = env.LAGOM_URL ?? `http://localhost:${env.WEB_PORT ?? 3000}`;
  if (!URL.canParse(url)) throw new CommandError(`LAGOM_URL: ${url} is no address`);
  return url;
}

/**
 * The service to talk to, with RELEASE_TOKEN of the environment, else the token of who is signed in there on this machine. For the one
 * on this machine the operator's token that its first start left in the data folder will do.
 * @throws CommandError
 */
export async function serviceOf(env: Env): Promise<Service> {
  const url = urlOf(env);
  const token =
    env.RELEASE_TOKEN ??
    (await readLogin(env, url))?.token ??
    (env.LAGOM_URL ? undefined : await localToken(env.LAGOM_DATA ?? ".lagom"));
  if (!token)
    throw new CommandError("Sign in with pnpm release login, or set RELEASE_TOKEN for a machine", 3);
  return { url, token: token.trim() };
}

const localToken = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, TOKEN_FILE), "utf8").catch(() => undefined);
