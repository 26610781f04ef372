import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import type { CorpusText } from "./corpus-files.ts";

const PROGRAM = fileURLToPath(new URL("./build-process.ts", import.meta.url));

/** Tokenises texts of a corpus in all their languages, one at a time. */
export interface TextBuilder {
  /** @throws Error when what builds them ends before it answers */
  build(text: Pick<CorpusText, "folder">): Promise<BuiltRewrite[]>;
  close(): Promise<void>;
}

/**
 * Builds the texts of a corpus folder in a process of their own, which starts with the first one: dictionaries and texts take some
 * 400 MB, which only the end of a process gives back.
 */
export function buildInProcess(folder: string): TextBuilder {
  let child: ChildProcess | undefined;
  return {
    async build({ folder: wanted }) {
      child ??= fork(PROGRAM, [folder], { serialization: "advanced" });
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
    async close() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    },
  };
}
