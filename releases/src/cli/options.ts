import { parseArgs } from "node:util";
import { TOKEN_DAYS } from "@lagom/shared/contract/releases";
import { DEPLOYABLE_NAME, DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import { CommandError } from "./command-error.ts";

export interface Options {
  percent?: number | undefined;
  /** Shares of browsers that a roll-out goes through. */
  steps?: number[] | undefined;
  /** Minutes between them. */
  pauseMinutes?: number | undefined;
  /** How long a preview, a token or a sign-in lasts. */
  days?: number | undefined;
  to?: string | undefined;
  toRevision?: number | undefined;
  why?: string | undefined;
  force: boolean;
  json: boolean;
  help: boolean;
  from?: string | undefined;
  scope?: string | undefined;
  role?: string | undefined;
  person?: string | undefined;
  area?: string | undefined;
  /** An instant. */
  since?: string | undefined;
  /** The id of a line of the log. */
  before?: number | undefined;
  csv: boolean;
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Options that a command may take. */
const COMMAND_OPTIONS = {
  percent: text,
  days: text,
  steps: text,
  pause: text,
  to: text,
  "to-revision": text,
  why: text,
  from: text,
  scope: text,
  role: text,
  person: text,
  area: text,
  since: text,
  before: text,
  csv: flag,
  force: flag,
} as const;
export type OptionName = keyof typeof COMMAND_OPTIONS;

/** A parsed command line. */
export interface CommandLine {
  words: string[];
  options: Options;
  /** The options that were given. */
  given: OptionName[];
}

/** Parses a command line. @throws CommandError naming the argument that is wrong */
export function readCommand(args: readonly string[]): CommandLine {
  const { positionals, values } = parsed(args);
  const { to, why, from, scope, role, person, area } = values;
  const { force = false, json = false, help = false, csv = false } = values;
  return {
    words: positionals,
    options: {
      ...{ to, why, from, scope, role, person, area, force, json, help, csv },
      days: wholeNumber("days", values.days, 1, TOKEN_DAYS.most),
      before: wholeNumber("before", values.before, 1, Number.MAX_SAFE_INTEGER),
      since: instantOf(values.since),
      percent: wholeNumber("percent", values.percent, 1, 99),
      steps: stepsOf(values.steps),
      pauseMinutes: minutesOf(values.pause),
      toRevision: wholeNumber("to-revision", values["to-revision"], 0, 2 ** 31 - 1),
    },
    given: (Object.keys(COMMAND_OPTIONS) as OptionName[]).filter((name) => values[name] !== undefined),
  };
}

function wholeNumber(name: OptionName, given: string | undefined, least: number, most: number) {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (given.trim() && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new CommandError(`--${name}: ${given} is not a whole number from ${least} to ${most}`);
}

/** An instant; of a date its beginning, in the user's time zone. */
function instantOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const at = new Date(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T00:00` : given);
  if (Number.isNaN(at.getTime()))
    throw new CommandError(`--since: ${given} is neither a date, as 2026-03-01, nor an instant`);
  return at.toISOString();
}

/** `1,10,50,100`: growing shares, of which the last is everybody. */
function stepsOf(given: string | undefined): number[] | undefined {
  if (given === undefined) return undefined;
  const steps = given.split(",").map((step) => wholeNumber("steps", step, 1, 100) as number);
  const grows = steps.every((step, n) => step > (steps[n - 1] ?? 0));
  if (grows && steps.length > 1 && steps.at(-1) === 100) return steps;
  throw new CommandError(`--steps: ${given} does not grow to 100, as 1,10,50,100`);
}

const MINUTES = { m: 1, h: 60, d: 24 * 60 };

/** `15m`, `2h` or `1d`. */
function minutesOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(given) ?? [];
  const minutes = Number(count) * MINUTES[unit as keyof typeof MINUTES];
  if (minutes > 0) return minutes;
  throw new CommandError(`--pause: ${given} is no time, as 15m, 2h or 1d`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...COMMAND_OPTIONS, json: flag, help: { ...flag, short: "h" } },
    });
  } catch (error) {
    throw new CommandError((error as Error).message.split(/[.\n]/)[0] ?? "");
  }
}

/**
 * @param added reads the areas that operators have added
 * @throws CommandError that lists the deployables
 */
export async function deployableOf(
  word: string | undefined,
  added: () => Promise<readonly string[]>,
): Promise<Deployable> {
  const own: readonly Deployable[] = DEPLOYABLES;
  if (word && own.includes(word)) return word;
  const all = word && DEPLOYABLE_NAME.test(word) ? [...own, ...(await added())] : own;
  if (word && all.includes(word)) return word;
  throw new CommandError(`${word ? `There is no ${word}` : "Name a deployable"}: ${all.join(", ")}`);
}

/** @throws CommandError */
export function releaseOf(word: string | undefined, after: string): string {
  if (/^[0-9a-f]{12}$/.test(word ?? "")) return word as string;
  throw new CommandError(
    word ? `${word} is not a release: 12 hexadecimal digits` : `Name the release after ${after}`,
  );
}
