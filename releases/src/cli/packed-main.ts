#!/usr/bin/env node
import { runCommand } from "./run-command.ts";

/** `lagom-release`: the release command of the packed `shared`, for a repository that holds one area. */
const { exitCode, text, error } = await runCommand(process.argv.slice(2), process.env, process.cwd());
if (text !== undefined) console.log(text);
if (error !== undefined) console.error(error);
process.exitCode = exitCode;
