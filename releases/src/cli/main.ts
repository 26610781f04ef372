import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";

/** `pnpm release`: the command line of the release service. */
const root = fileURLToPath(new URL("../../..", import.meta.url));
const { exitCode, text, error } = await runCommand(process.argv.slice(2), process.env, root);
if (text !== undefined) console.log(text);
if (error !== undefined) console.error(error);
process.exitCode = exitCode;
