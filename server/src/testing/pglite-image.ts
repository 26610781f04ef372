import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "../platform/database/open.ts";

const run = promisify(execFile);

/**
 * Makes an image of a database with all tables, which others begin as: initdb and migrations take seconds. An image that exists is
 * left as it is, so that the checks of one run share it.
 * @param image the file to write
 */
export async function makePgliteImage(image: string): Promise<void> {
  if (existsSync(image)) return;
  const folder = await mkdtemp(join(tmpdir(), "lagom-image-"));
  await (await openDatabase({ folder })).close();
  // PGlite expects the names of the files to begin with a slash, as in the images that it writes itself.
  const names = ["--format=ustar", "--absolute-names", "--transform=s,^\\.,,"];
  await run("tar", ["-cf", image, ...names, "-C", folder, "."]);
  await rm(folder, { recursive: true });
}

/** Fills a folder with the embedded database of an image. */
export async function unpackPgliteImage(image: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await run("tar", ["-xf", image, "-C", folder]);
}
