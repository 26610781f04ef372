import { fileURLToPath } from "node:url";
import { UNITS } from "@lagom/shared/remote";
import { BuildError } from "../build.ts";
import { CommandError } from "./command-error.ts";
import { commands } from "./commands.ts";
import { readCommand } from "./options.ts";
import { serviceOf } from "./service-of.ts";

const USAGE = `pnpm release <command>, against LAGOM_URL with RELEASE_TOKEN

  publish <unit>                           build it, send it, let the gate look at it
  list [unit]                              what is live; the releases of a unit
  promote <unit> <release> [--percent 10]  make it live, or try it in a share of browsers
  rollback <unit> [--to <release>]         the release before, or a named one; ends a trial first
  rollback --to-revision <n>               the whole set as it was
  withdraw <unit>, overrule <unit>         end a trial; keep it although it fails more
  freeze <unit> --why …, unfreeze <unit>   nobody changes it
  protect <unit>, unprotect <unit>         only operators change it
  worker on|off                            the service worker
  log                                      who changed what, and why
  rehearse                                 whether all fall-backs still work
  tokens [list], tokens create <name> --scope <area>|operator, tokens revoke <name>

  --why …  for the log    --force  override gate, freeze or withdrawal (operators, needs --why)    --json  as data

Units: ${UNITS.join(", ")}.
Exit codes: 1 wrong or impossible, 3 not allowed, 4 lost a race, 5 refused by the gate, 6 frozen or withdrawn.`;

/** `pnpm release`: the command line of the release service. */
const root = fileURLToPath(new URL("../../..", import.meta.url));
try {
  const { words, options } = readCommand(process.argv.slice(2));
  const [name = "", ...rest] = words;
  if (options.help || !name) {
    console.log(USAGE);
  } else {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new CommandError(`There is no command ${name}; pnpm release --help lists them`);
    const done = await command({ service: await serviceOf(process.env), root, words: rest, options });
    console.log(options.json ? JSON.stringify(done.data, null, 2) : done.text);
    process.exitCode = done.exitCode ?? 0;
  }
} catch (error) {
  if (!(error instanceof CommandError || error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof CommandError ? error.exitCode : 1;
}
