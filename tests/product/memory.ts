import { readFile } from "node:fs/promises";

/** Memory of a process in MB: its own, and its part of what it shares with others (proportional set size; Linux only). */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024);
}
