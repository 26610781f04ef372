import { parseArgs } from "node:util";
import { UNITS, type Unit } from "@lagom/shared/remote";
import { CommandError } from "./command-error.ts";

export interface Options {
  percent?: number;
  to?: string;
  toRevision?: number;
  why?: string;
  force: boolean;
  json: boolean;
  help: boolean;
  from?: string;
  scope?: string;
}

/** Reads a command line. @throws CommandError naming what cannot be read */
export function readCommand(args: readonly string[]): { words: string[]; options: Options } {
  const { positionals, values } = parsed(args);
  const number = (name: "percent" | "to-revision", least: number, most: number) => {
    const text = values[name];
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new CommandError(`--${name}: ${text} is not a whole number from ${least} to ${most}`);
    }
    return value;
  };
  const percent = number("percent", 1, 99);
  const toRevision = number("to-revision", 0, 2 ** 31 - 1);
  const { to, why, from, scope, force = false, json = false, help = false } = values;
  return {
    words: positionals,
    options: {
      force,
      json,
      help,
      ...(percent === undefined ? {} : { percent }),
      ...(toRevision === undefined ? {} : { toRevision }),
      ...(to === undefined ? {} : { to }),
      ...(why === undefined ? {} : { why }),
      ...(from === undefined ? {} : { from }),
      ...(scope === undefined ? {} : { scope }),
    },
  };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        percent: text,
        to: text,
        "to-revision": text,
        why: text,
        from: text,
        scope: text,
        force: flag,
        json: flag,
        help: { ...flag, short: "h" },
      },
    });
  } catch (error) {
    throw new CommandError((error as Error).message.split(". ")[0] ?? "");
  }
}

/** @throws CommandError that lists the units */
export function unitOf(word: string | undefined): Unit {
  const unit = UNITS.find((known) => known === word);
  if (unit) return unit;
  throw new CommandError(`${word ? `There is no ${word}` : "Name a unit"}: ${UNITS.join(", ")}`);
}

/** @throws CommandError */
export function releaseOf(word: string | undefined, after: string): string {
  if (/^[0-9a-f]{12}$/.test(word ?? "")) return word as string;
  throw new CommandError(
    word ? `${word} is not a release: 12 hexadecimal digits` : `Name the release after ${after}`,
  );
}
