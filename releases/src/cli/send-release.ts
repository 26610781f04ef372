import { uploadPath } from "@lagom/shared/contract/releases";
import { AT_ONCE, inTurns } from "../in-turns.ts";
import type { ReleaseRecord } from "../record.ts";
import { ask, type Service, upload } from "./client.ts";
import { CommandError } from "./command-error.ts";
import type { Options } from "./options.ts";
import { uploadProgress } from "./upload-progress.ts";

/** Reads one file of a release. */
type ReadFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Publishes a release: files first, a few at once, then the record. Of a release that was published before, only the files that the
 * store has lost are sent.
 * @returns the results of the gate
 * @throws CommandError
 */
export async function sendRelease(
  service: Service,
  record: ReleaseRecord,
  readFile: ReadFile,
  options: Options,
) {
  const { deployable, id } = record;
  const begin = () =>
    ask(service, "POST /api/releases/deployables/{deployable}", {
      params: { deployable },
      body: { record },
    });
  const { published, missing } = await begin();
  await sendFiles(service, record, missing, readFile, options);
  if (published) {
    const lost = missing.length > 0 ? (await begin()).missing : [];
    if (lost.length > 0) throw new CommandError(`The store has lost again what was sent: ${lost.join(", ")}`);
    return { deployable, release: id, published: "before", restored: missing.length, gate: [] };
  }
  say(options, "the gate is looking at it");
  const { gate } = await ask(service, "POST /api/releases/deployables/{deployable}/{release}", {
    params: { deployable, release: id },
    body: { record, force: options.force, ...(options.why ? { why: options.why } : {}) },
  });
  return { deployable, release: id, published: "now", restored: 0, gate };
}

async function sendFiles(
  service: Service,
  { deployable, id, files }: ReleaseRecord,
  missing: readonly string[],
  readFile: ReadFile,
  options: Options,
): Promise<void> {
  const total = missing.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
  const sent = options.json ? () => {} : uploadProgress(process.stderr, total);
  await inTurns(missing, AT_ONCE, async (name) => {
    const contents = await readFile(name);
    await upload(service, `${uploadPath(deployable, id)}?name=${encodeURIComponent(name)}`, contents);
    sent(contents.byteLength);
  });
}

/** Progress goes to stderr, so that stdout only holds the result. */
export function say({ json }: Options, text: string): void {
  if (!json) console.error(text);
}
