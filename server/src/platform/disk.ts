import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { remembered } from "./remembered.ts";
import { within } from "./within.ts";

/** Whether the data folder takes what is written to it. */
export type DiskState = "writable" | "full" | "unwritable";

const PROBE = "write-probe";
/** More than a file system puts into space it has set aside already. */
const PROBE_BYTES = 64 * 1024;
const PROBE_EVERY_MS = 10_000;
/** A disk that takes longer counts as unwritable. */
const ANSWER_MS = 1500;
const FULL = ["ENOSPC", "EDQUOT"];

/** Probes the data folder by writing to it, at most every ten seconds. */
export function diskProbe(folder: string): () => Promise<DiskState> {
  const probe = remembered(PROBE_EVERY_MS, () => writeProbe(join(folder, PROBE)));
  return () => within(ANSWER_MS, probe()).catch(() => "unwritable");
}

async function writeProbe(file: string): Promise<DiskState> {
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
    return "writable";
  } catch (error) {
    return FULL.includes((error as NodeJS.ErrnoException).code ?? "") ? "full" : "unwritable";
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/** Size of the file system that a folder is on, and what an ordinary user may still use of it, in bytes. */
export async function diskSpace(folder: string): Promise<{ size: number; free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}
