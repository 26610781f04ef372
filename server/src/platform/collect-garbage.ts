import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "async" }) => Promise<void>;

/**
 * Gives back the memory that a long piece of work has left behind. A process that then has little to do would hold on to it, since
 * the collector runs only when something is allocated.
 */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: Collect = runInNewContext("gc");
  await collect({ type: "major", execution: "async" });
}
