import { DEPLOYABLES } from "@lagom/shared/remote";
import { BuildError } from "../build.ts";
import { ForeignBuildError } from "../describe.ts";
import { assertTaken, type CommandName, commandName } from "./arguments.ts";
import type { Service } from "./client.ts";
import type { Tell } from "./command.ts";
import { CommandError } from "./command-error.ts";
import { commands } from "./commands.ts";
import { readCommand } from "./options.ts";
import { serviceOf, urlOf } from "./service-of.ts";
import type { Env } from "./stored-login.ts";

const USAGE = `pnpm release <command>, against LAGOM_URL, signed in or with RELEASE_TOKEN

  publish <deployable> [--from <folder>] [--days 7]  build it, or take a finished build of these sources, or of another
                                                 toolchain with its record; send it, let the gate look at it
  check <folder> [--area books]                  what is wrong with a build of another toolchain; needs no server
  record <folder>                                completes the record that such a build has begun
  list [deployable]                              what is live; the releases of a deployable
  promote <deployable> <release> [--percent 10]  make it live, or try it in a share of browsers
  promote … --from <url>                   the same, after taking it from another server, with STAGING_TOKEN
  promote <deployable> <release> --steps 1,10,50,100 --pause 15m
                                                 roll it out by steps; --pause 15m alone takes these steps
  pause <deployable>, resume <deployable>        hold the roll-out at its share; let it go on
  stop <deployable>                              end roll-out and canary; the release may be promoted again
  rollback <deployable> [--to <release>]         the release before, or a named one; ends a canary first
  rollback --to-revision <n>               the whole set as it was
  withdraw <deployable>, overrule <deployable>         end a canary; keep it, or what is live, although it fails more
  freeze <deployable> --why …, unfreeze <deployable>   nobody changes it
  protect <deployable>, unprotect <deployable>         only operators change it
  worker on|off                            the service worker
  two-persons <deployable> on|off          whether a promotion to everybody takes the consent of a second person
  approve <deployable> <change>, decline <deployable> <change>   what list says that waits for one
  log [--person …] [--area …] [--since 2026-03-01] [--csv]      who changed what, and why; all of it with --json, --csv
  rehearse                                 whether all fallbacks still work
  areas [list], areas create <area>        the areas; add one (operators)
  previews list <area>, previews end <area> <number>         the links that show a release to whoever has them
  previews create <area> <release> [--days 7]  another link; publish prints one, too
  login [--days 90], logout, whoami        as yourself, in your browser
  team [list] [area], team add <area> <address> --role publisher|releaser, team remove <area> <address>
  tokens [list], tokens create <name> --scope <area>|operator [--days 90], tokens revoke <name>   for machines

  --why …  for the log    --force  override gate, freeze or withdrawal (operators, needs --why)    --json  as data

Deployables: ${DEPLOYABLES.join(", ")}, and the areas that operators have added.
Exit codes: 1 wrong or impossible, 3 not allowed, 4 lost a race, 5 refused by the gate, 6 frozen or withdrawn.`;

/** Commands that need no server. */
const LOCAL: readonly CommandName[] = ["check", "record"];
/** Commands that need no token. */
const SIGNED_OUT: readonly CommandName[] = ["login", "logout"];

async function serviceFor(name: CommandName, env: Env): Promise<Service> {
  if (LOCAL.includes(name)) return { url: "", token: "" };
  return SIGNED_OUT.includes(name) ? { url: urlOf(env), token: "" } : serviceOf(env);
}

/** The outcome of a command: what to print, and where. */
export interface Ended {
  exitCode: number;
  /** For stdout: the result. */
  text?: string;
  /** For stderr: the error. */
  error?: string;
}

/**
 * Runs one command line.
 * @param root the checkout that `publish` builds
 * @param tell takes what is said while a command still runs
 * @throws errors that a user cannot fix
 */
export async function runCommand(
  args: readonly string[],
  env: Env,
  root: string,
  tell: Tell = console.error,
): Promise<Ended> {
  try {
    const { words, options, given } = readCommand(args);
    const [word, ...rest] = words;
    if (options.help || !word) return { exitCode: 0, text: USAGE };
    const name = commandName(word);
    assertTaken(name, rest, given);
    const service = await serviceFor(name, env);
    const done = await commands[name]({ service, env, root, words: rest, options, tell });
    const text = options.json ? JSON.stringify(done.data, null, 2) : done.text;
    return { exitCode: done.exitCode ?? 0, text };
  } catch (error) {
    if (error instanceof CommandError) return { exitCode: error.exitCode, error: error.message };
    if (!(error instanceof BuildError || error instanceof ForeignBuildError)) throw error;
    return { exitCode: 1, error: error.message };
  }
}
