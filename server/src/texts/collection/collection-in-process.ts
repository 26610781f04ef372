import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { type Collection, readSound } from "./collection.ts";
import type { Corpus } from "./corpus-files.ts";

const PROGRAM = fileURLToPath(new URL("./build-process.ts", import.meta.url));

/** How much the process gives way when it is asked to, from 0 to 19, as `nice` counts. */
const NICENESS = 10;

/** A collection that holds on to memory until it is closed; it may be used again after that. */
export interface OpenCollection extends Collection {
  /** Lets other processes go first from now on. */
  giveWay(): void;
  close(): Promise<void>;
}

/**
 * A collection whose texts are tokenised in a process of their own, which starts with the first one: dictionaries and texts take
 * some 400 MB, which only the end of a process gives back. A build throws when that process ends before it answers.
 */
export function collectionInProcess(folder: string): OpenCollection {
  let corpus: Promise<Corpus> | undefined;
  let child: ChildProcess | undefined;
  let niceness = 0;
  return {
    read() {
      corpus ??= readSound(folder);
      return corpus;
    },
    async build({ folder: wanted }) {
      child ??= start(folder, niceness);
      const ended = new AbortController();
      const answers = once(child, "message", { signal: ended.signal });
      const exited = once(child, "exit", { signal: ended.signal }).then(([code]) => {
        throw new Error(`The process that builds texts ended with code ${code}`);
      });
      child.send(wanted);
      try {
        const [built] = await Promise.race([answers, exited]);
        return built;
      } finally {
        for (const rest of [answers, exited]) rest.catch(() => {});
        ended.abort();
      }
    },
    giveWay() {
      niceness = NICENESS;
      if (child) setNiceness(child, niceness);
    },
    async close() {
      const closing = child;
      corpus = undefined;
      child = undefined;
      if (!closing || closing.exitCode !== null || closing.signalCode !== null) return;
      const exited = once(closing, "exit");
      closing.disconnect();
      await exited;
    },
  };
}

function start(folder: string, niceness: number): ChildProcess {
  const child = fork(PROGRAM, [folder], { serialization: "advanced" });
  setNiceness(child, niceness);
  return child;
}

function setNiceness({ pid }: ChildProcess, niceness: number): void {
  if (pid !== undefined && niceness > 0) setPriority(pid, niceness);
}
