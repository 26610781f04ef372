import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Fault } from "../foreign/build-record.ts";
import { checkBuild } from "../foreign/check-build.ts";
import { completeRecord } from "../foreign/complete-record.ts";
import { idOf } from "../foreign/stamp.ts";
import type { Commands } from "./command.ts";
import { CommandError } from "./command-error.ts";

/** The commands for builds of other toolchains, which need no server (docs/release-format.md). */
export const foreignCommands: Commands<"check" | "record"> = {
  async check({ words, options }) {
    const folder = folderOf(words, "check");
    const build = await checkBuild(folder, options.area);
    if (Array.isArray(build)) throw faulty(folder, build);
    const { deployable, files } = build;
    const release = idOf(files);
    const count = Object.keys(files).length;
    return {
      data: { deployable, release, files: count },
      text: `${deployable} ${release}: nothing is wrong with its record and its ${count} files`,
    };
  },
  async record({ words }) {
    const folder = folderOf(words, "record");
    const faults = await completeRecord(folder);
    if (faults.length > 0) throw faulty(folder, faults);
    return { data: { folder }, text: `The record of ${folder} is complete` };
  },
};

/** What is wrong with a build, one line each, as for a release that the gate refuses. */
export const faulty = (folder: string, faults: readonly Fault[]): CommandError =>
  new CommandError(
    [`${folder} is no release as docs/release-format.md asks for it:`, ...faults.map(lineOf)].join("\n"),
    5,
  );

const lineOf = ({ field, message }: Fault): string => `  ${field}: ${message}`;

function folderOf([word]: readonly string[], command: string): string {
  if (!word) throw new CommandError(`Name the folder of a finished build after ${command}`);
  const folder = resolve(word);
  if (existsSync(folder)) return folder;
  throw new CommandError(`There is no folder ${folder}`);
}
