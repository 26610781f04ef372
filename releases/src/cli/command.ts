import type { CommandName } from "./arguments.ts";
import type { Service } from "./client.ts";
import type { Options } from "./options.ts";
import type { Env } from "./stored-login.ts";

/** What a command is given. */
export interface Given {
  service: Service;
  env: Env;
  root: string;
  words: readonly string[];
  options: Options;
  /** Says something while the command still runs. */
  tell: Tell;
}
export type Tell = (text: string) => void | Promise<void>;

/** The result of a command: as data for `--json`, and as text. */
export interface Done {
  data: unknown;
  text: string;
  exitCode?: number;
}
type Command = (given: Given) => Promise<Done>;
export type Commands<Name extends CommandName = CommandName> = Readonly<Record<Name, Command>>;
