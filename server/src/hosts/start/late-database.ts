import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { within } from "../../platform/within.ts";

/** The database cannot be reached; the message is one line that names the setting. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** A database that accepts no connection for this long counts as down. */
const CONNECT_MS = 5000;
const RETRY_MS = 2000;

/**
 * Whether the database can be reached now.
 * @returns null, or why not in a word, as `ECONNREFUSED`
 */
export async function whyAway(db: Db): Promise<string | null> {
  try {
    await within(CONNECT_MS, db.execute(sql`select 1`));
    return null;
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return code ?? message;
  }
}

/**
 * Does what needs the database as soon as it can be reached.
 * @param work done once
 * @param onFailure told why the work itself failed; it is not tried again
 * @returns ends the waiting
 */
export function whenReachable(
  db: Db,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const waiting = (async () => {
    while (!signal.aborted && (await whyAway(db))) {
      await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
    if (!signal.aborted) await work().catch(onFailure);
  })();
  return async () => {
    ended.abort();
    await waiting;
  };
}
