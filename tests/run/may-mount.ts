import { execFile } from "node:child_process";
import { mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether this user may mount a disk in memory, as root may outside of most containers. */
export async function mayMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-mount-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", "size=1m", "none", folder]);
    await run("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rmdir(folder);
  }
}
