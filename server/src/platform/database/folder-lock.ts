import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A data folder that cannot be used; the message is one line that names the setting. */
export class FolderError extends Error {
  override name = "FolderError";
}

/**
 * Takes a data folder for this process; PGlite has one writer. A lock whose process is gone, as after SIGKILL, is taken over.
 * @returns a function that gives the folder back
 * @throws FolderError when another process has it, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "lock");
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, mine, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
      throw new FolderError(
        `LAGOM_DATA: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code})`,
      );
    }
    const holder = await readFile(path, "utf8");
    if (await isRunning(holder)) {
      throw new FolderError(`LAGOM_DATA: ${folder} is in use by process ${holder.split(" ")[0]}`);
    }
    await writeFile(path, mine);
  }
  return () => rm(path, { force: true });
}

async function isRunning(holder: string): Promise<boolean> {
  const [pid, start] = holder.split(" ");
  if (!pid || Number(pid) === process.pid) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return (await startOf(Number(pid))) === start;
}

/** Start time of a process in clock ticks since boot, to detect reused process ids; empty if unknown. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
