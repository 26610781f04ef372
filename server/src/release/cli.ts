import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import {
  changeEnvironment,
  LostRaceError,
  readEnvironment,
  readLog,
  UnknownReleaseError,
} from "@lagom/releases/environment";
import { fallbackOf } from "@lagom/releases/environment-document";
import { listReleases } from "@lagom/releases/publish";
import { UNITS, type Unit } from "@lagom/shared/remote";
import { readConfig } from "../config.ts";
import type { Db } from "../db/open.ts";
import { giveUp } from "../start/announce.ts";
import { withDatabase } from "../start/with-database.ts";

const USAGE = `pnpm release list <unit>                          releases of a unit, newest first
pnpm release log                                  the newest changes
pnpm release promote <unit> <release> [--why …]   make a release live
pnpm release rollback <unit> [--to <release>] [--why …]   make the release before, or a named one, live

Units: ${UNITS.join(", ")}. With the embedded database, stop the product first; with DATABASE_URL it may run.`;
const MOST_LINES = 50;

/** A command that cannot be carried out as it was given. */
class CommandError extends Error {
  override name = "CommandError";
}

/** `pnpm release`: what operators do to releases, on the database of the configuration. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, why: { type: "string" } },
  });
  const [command, unit, release] = positionals;
  await withDatabase(readConfig(process.env), async ({ db }) => {
    if (command === "list") await list(db, unitOf(unit));
    else if (command === "log") await log(db);
    else if (command === "promote" && release) await change(db, "promote", unitOf(unit), release, values.why);
    else if (command === "rollback") {
      await change(
        db,
        "rollback",
        unitOf(unit),
        values.to ?? (await releaseBefore(db, unitOf(unit))),
        values.why,
      );
    } else throw new CommandError(USAGE);
  });
} catch (error) {
  const plain = [CommandError, UnknownReleaseError, LostRaceError].some((kind) => error instanceof kind);
  if (!plain) giveUp(error);
  console.error((error as Error).message);
  process.exit(1);
}

function unitOf(name: string | undefined): Unit {
  const unit = UNITS.find((known) => known === name);
  if (!unit) throw new CommandError(`There is no unit ${name ?? ""}: ${UNITS.join(", ")}`);
  return unit;
}

async function list(db: Db, unit: Unit): Promise<void> {
  const { document } = await readEnvironment(db);
  for (const { id, createdAt } of await listReleases(db, unit, MOST_LINES)) {
    const marks = [
      document.units[unit]?.live === id ? "live" : "",
      fallbackOf(document.units[unit]) === id ? "fall-back" : "",
    ].filter(Boolean);
    console.log(`${id}  ${createdAt.toISOString()}  ${marks.join(", ")}`);
  }
}

async function log(db: Db): Promise<void> {
  for (const { at, revision, who, action, unit, from, to, why } of await readLog(db, MOST_LINES)) {
    console.log(
      `${at.toISOString()}  r${revision}  ${unit} ${action}: ${from ?? "none"} → ${to} by ${who}${why ? ` (${why})` : ""}`,
    );
  }
}

async function releaseBefore(db: Db, unit: Unit): Promise<string> {
  const before = fallbackOf((await readEnvironment(db)).document.units[unit]);
  if (!before) throw new CommandError(`${unit} has no release before the live one; name one with --to`);
  return before;
}

async function change(
  db: Db,
  action: "promote" | "rollback",
  unit: Unit,
  to: string,
  why?: string,
): Promise<void> {
  const read = await readEnvironment(db);
  const who = userInfo().username;
  const { revision } = await changeEnvironment(
    db,
    read,
    action === "promote" ? { action, unit, to, percent: null } : { action, unit, to },
    { who, why: why ?? null },
  );
  console.log(`${unit} is now at ${to}, revision ${revision}`);
}
