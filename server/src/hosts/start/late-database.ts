import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { isMigrated } from "../../platform/database/migrations.ts";
import type { Db } from "../../platform/database/open.ts";
import { isDatabaseUnavailable } from "../../platform/database/unavailable.ts";
import { within } from "../../platform/within.ts";

/** The database cannot be reached; the message is one line that names the setting. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** A database that accepts no connection for this long counts as down. */
const CONNECT_MS = 5000;
const RETRY_MS = 2000;
const LONGEST_REST_MS = 60_000;

/**
 * Whether the database can be reached now.
 * @returns null, or why not in a word, as `ECONNREFUSED`
 */
export async function whyAway(db: Db): Promise<string | null> {
  try {
    await within(CONNECT_MS, db.execute(sql`select 1`));
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  // PostgreSQL's own codes say little to people; the system's, as ECONNREFUSED, come with a message that repeats the address.
  return code && /^E[A-Z]+$/.test(code) ? code : message;
}

/**
 * Does what needs the database as soon as it can be reached, and again until it succeeds.
 * @param work gets a signal that says when the waiting ends
 * @param onFailure told why the work failed, each time, unless it was ended
 * @returns ends the waiting
 */
export function whenReachable(
  db: Db,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});
  const noteFailure = (error: unknown) => {
    if (!signal.aborted) onFailure(error);
  };
  const waiting = (async () => {
    for (let failures = 0; !signal.aborted; ) {
      if (await whyAway(db)) {
        await rest(RETRY_MS);
        continue;
      }
      if (signal.aborted || (await succeeds(work(signal), noteFailure))) return;
      failures += 1;
      await rest(Math.min(RETRY_MS * 2 ** failures, LONGEST_REST_MS));
    }
  })();
  return async () => {
    ended.abort();
    await waiting;
  };
}

const succeeds = (work: Promise<void>, onFailure: (error: unknown) => void) =>
  work.then(
    () => true,
    (error: unknown) => {
      onFailure(error);
      return false;
    },
  );

/**
 * Does work that may be begun again, until the database does not go away in the middle of it.
 * @throws whatever else the work throws
 */
export async function throughLosses<T>(
  db: Db,
  work: () => Promise<T>,
  say: (text: string) => void,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      say(`the database went away (${reasonOf(error)}); this goes on when it is back`);
      do await pause(RETRY_MS);
      while (await whyAway(db));
    }
  }
}

/**
 * Waits until the schema is as this version needs it, and says so once.
 * @throws AbortError when the signal ends the waiting
 */
export async function whenMigrated(db: Db, say: (text: string) => void, signal?: AbortSignal): Promise<void> {
  if (await isMigrated(db)) return;
  say("MIGRATE_AT_START: the database lacks migrations of this version; waiting for pnpm migrate");
  while (!(await isMigrated(db))) await pause(RETRY_MS, undefined, signal ? { signal } : {});
}
