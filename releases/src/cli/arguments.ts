import { CommandError } from "./command-error.ts";
import type { OptionName } from "./options.ts";

/** The arguments of a command: the number of words, and its options besides `--json` and `--help`. */
interface Taken {
  words: number;
  options: readonly OptionName[];
}

const change = (words: number, ...options: OptionName[]): Taken => ({ words, options: ["why", ...options] });
const reading = (words: number): Taken => ({ words, options: [] });

const TAKEN = {
  publish: change(1, "force", "from", "days"),
  check: { words: 1, options: ["area"] },
  record: reading(1),
  list: reading(1),
  promote: change(2, "force", "percent", "steps", "pause", "from"),
  rollback: change(1, "force", "to", "to-revision"),
  withdraw: change(1, "force"),
  overrule: change(1),
  pause: change(1),
  resume: change(1),
  stop: change(1),
  freeze: change(1),
  unfreeze: change(1),
  protect: change(1),
  unprotect: change(1),
  worker: change(1),
  "two-persons": change(2),
  approve: reading(2),
  decline: reading(2),
  log: { words: 0, options: ["person", "area", "since", "before", "csv"] },
  rehearse: reading(0),
  areas: { words: 2, options: ["why"] },
  previews: change(3, "force", "days"),
  tokens: { words: 2, options: ["scope", "days"] },
  team: { words: 3, options: ["role"] },
  login: { words: 0, options: ["days"] },
  logout: reading(0),
  whoami: reading(0),
} satisfies Record<string, Taken>;
export type CommandName = keyof typeof TAKEN;

/** @throws CommandError */
export function commandName(word: string): CommandName {
  if (Object.hasOwn(TAKEN, word)) return word as CommandName;
  throw new CommandError(`There is no command ${word}; pnpm release --help lists them`);
}

/**
 * Refuses unknown arguments, so that nothing the user typed is silently ignored.
 * @throws CommandError with a message of one line
 */
export function assertTaken(name: CommandName, words: readonly string[], given: readonly OptionName[]): void {
  const taken: Taken = TAKEN[name];
  const extra = words[taken.words];
  if (extra !== undefined) throw new CommandError(`${name} does not take ${extra}; see pnpm release --help`);
  const unknown = given.find((option) => !taken.options.includes(option));
  if (unknown) throw new CommandError(`${name} takes no --${unknown}; see pnpm release --help`);
  const needsWhy = given.includes("force") ? "--force" : name === "freeze" ? "freeze" : null;
  if (needsWhy && !given.includes("why")) throw new CommandError(`${needsWhy} needs a reason: --why "…"`);
  if (given.includes("to") && given.includes("to-revision")) {
    throw new CommandError(
      "--to names a release of one deployable, --to-revision a whole set: give one of them",
    );
  }
  if (given.includes("percent") && (given.includes("steps") || given.includes("pause"))) {
    throw new CommandError(
      "--percent stays at one share, --steps and --pause go on by themselves: leave one out",
    );
  }
  if (given.includes("to-revision") && words.length > 0) {
    throw new CommandError(`--to-revision restores the whole set; leave out ${words[0]}`);
  }
}
