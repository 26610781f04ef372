import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Deployable } from "@lagom/shared/remote";
import { build } from "../build.ts";
import { describe } from "../describe.ts";
import { describesItself } from "../foreign/build-record.ts";
import { checkBuild } from "../foreign/check-build.ts";
import { stamp } from "../foreign/stamp.ts";
import type { ReleaseRecord } from "../record.ts";
import { releaseId } from "../release-id.ts";
import type { Service } from "./client.ts";
import { CommandError } from "./command-error.ts";
import { faulty } from "./foreign-commands.ts";
import type { Options } from "./options.ts";
import { say, sendRelease } from "./send-release.ts";

const run = promisify(execFile);

/**
 * Builds a deployable and publishes it.
 * @param root the checkout to build
 * @returns the release, and the results of the gate
 */
export async function publishDeployable(
  service: Service,
  root: string,
  deployable: Deployable,
  options: Options,
) {
  if (options.from && (await describesItself(resolve(options.from)))) {
    const { record, read } = await foreignRelease(resolve(options.from), root, deployable);
    return sendRelease(service, record, read, options);
  }
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
    return await sendRelease(service, record, (name) => readFile(join(folder, name)), options);
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
