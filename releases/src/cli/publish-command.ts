import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { uploadPath } from "@lagom/shared/contract/releases";
import type { Deployable } from "@lagom/shared/remote";
import { build } from "../build.ts";
import { describe } from "../describe.ts";
import { describesItself } from "../foreign/build-record.ts";
import { checkBuild } from "../foreign/check-build.ts";
import { stamp } from "../foreign/stamp.ts";
import { AT_ONCE, inTurns } from "../in-turns.ts";
import type { ReleaseRecord } from "../record.ts";
import { releaseId } from "../release-id.ts";
import { ask, type Service, upload } from "./client.ts";
import { CommandError } from "./command-error.ts";
import { faulty } from "./foreign-commands.ts";
import type { Options } from "./options.ts";
import { uploadProgress } from "./upload-progress.ts";

const run = promisify(execFile);

/**
 * Builds a deployable and publishes it: files first, a few at once, then the record. Of a release that was published before,
 * only the files that the store has lost are sent.
 * @param root the checkout to build
 * @returns the release, and the results of the gate
 */
export async function publishDeployable(
  service: Service,
  root: string,
  deployable: Deployable,
  options: Options,
) {
  if (options.from && (await describesItself(resolve(options.from))))
    return send(service, await foreignRelease(resolve(options.from), root, deployable), options);
  if (!existsSync(join(root, "pnpm-lock.yaml")))
    throw new CommandError(`${root} has no pnpm-lock.yaml: publish from the folder of the sources`);
  const id = await releaseId(root, deployable);
  const folder = options.from ? resolve(options.from) : await mkdtemp(join(tmpdir(), `lagom-${deployable}-`));
  try {
    if (!options.from) {
      say(options, `building ${deployable} ${id}`);
      await build(root, deployable, id, folder);
    }
    const record = await describe(deployable, id, folder, { revision: await sourceOf(root), author: "" });
    return await send(service, { record, read: (name) => readFile(join(folder, name)) }, options);
  } finally {
    if (!options.from) await rm(folder, { recursive: true, force: true });
  }
}

/** A release that is to be sent. */
interface Prepared {
  record: ReleaseRecord;
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** A build of another toolchain, with its id. @throws CommandError with its faults */
async function foreignRelease(folder: string, root: string, deployable: Deployable): Promise<Prepared> {
  const build = await checkBuild(folder, deployable);
  if (Array.isArray(build)) throw faulty(folder, build);
  const { id, files, read } = await stamp(folder, build.files);
  const origin = { revision: await sourceOf(root), author: "", created_at: new Date().toISOString() };
  return { record: { ...build, ...origin, id, files }, read };
}

async function send(service: Service, { record, read }: Prepared, options: Options) {
  const { deployable, id } = record;
  const begin = () =>
    ask(service, "POST /api/releases/deployables/{deployable}", { params: { deployable }, body: { record } });
  const { published, missing } = await begin();
  await sendFiles(service, { record, read }, missing, options);
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
  { record: { deployable, id, files }, read }: Prepared,
  missing: readonly string[],
  options: Options,
): Promise<void> {
  const total = missing.reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0);
  const sent = options.json ? () => {} : uploadProgress(process.stderr, total);
  await inTurns(missing, AT_ONCE, async (name) => {
    const contents = await read(name);
    await upload(service, `${uploadPath(deployable, id)}?name=${encodeURIComponent(name)}`, contents);
    sent(contents.byteLength);
  });
}

/** Progress goes to stderr, so that stdout only holds the result. */
function say({ json }: Options, text: string): void {
  if (!json) console.error(text);
}

/** The git revision of the sources, `+` for uncommitted changes; null without git. */
async function sourceOf(root: string): Promise<string | null> {
  try {
    const { stdout: revision } = await run("git", ["rev-parse", "HEAD"], { cwd: root });
    const { stdout: changes } = await run("git", ["status", "--porcelain"], { cwd: root });
    return revision.trim() + (changes ? "+" : "");
  } catch {
    return null;
  }
}
