import { uploadPath } from "@lagom/shared/contract/releases";
import type { Deployable } from "@lagom/shared/remote";
import { ReleaseRecord } from "../record.ts";
import { integrityOf } from "../store-key.ts";
import { ask, download, type Service } from "./client.ts";
import { CommandError } from "./command-error.ts";
import type { Options } from "./options.ts";
import { say, sendRelease } from "./send-release.ts";

/**
 * The server that a release is taken from.
 * @param url of `--from`
 * @throws CommandError
 */
export function stageAt(url: string, env: Readonly<Record<string, string | undefined>>): Service {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    throw new CommandError(`--from: ${url} is not the address of a Lagom`);
  const token = env.STAGING_TOKEN?.trim();
  if (!token) throw new CommandError(`STAGING_TOKEN: set the token of your team at ${url}`, 3);
  return { url, token };
}

/**
 * Takes a release from one server to another, with the same id and the same bytes, and publishes it there through the gate.
 * @throws CommandError
 */
export async function copyRelease(
  from: Service,
  to: Service,
  { deployable, release }: { deployable: Deployable; release: string },
  options: Options,
): Promise<void> {
  const [there, here] = await Promise.all([ask(from, "GET /api/releases"), ask(to, "GET /api/releases")]);
  if (there.environment === here.environment)
    throw new CommandError(`--from: ${from.url} and ${to.url} are the same Lagom`);
  const params = { deployable, release };
  const copied = await ask(from, "POST /api/releases/deployables/{deployable}/{release}/copies", {
    params,
    body: { to: to.url },
  });
  const record = ReleaseRecord.parse(copied.record);
  say(options, `taking ${deployable} ${release} from ${from.url}`);
  const readFile = async (name: string) => {
    const path = `${uploadPath(deployable, release)}?name=${encodeURIComponent(name)}`;
    const contents = await download(from, path);
    if (integrityOf(contents) === record.files[name]?.integrity) return contents;
    throw new CommandError(`${from.url} gave other bytes for ${name} than its record says`);
  };
  await sendRelease(to, record, readFile, options);
}
