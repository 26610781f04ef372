import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { idempotencyKeys } from "../../schema/idempotency.table.ts";
import { built, type Values } from "../database/built.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Db } from "../database/open.ts";
import { badField, HttpError } from "./http-error.ts";

const MAX_KEY_LENGTH = 200;
const ASK_AGAIN_MS = 100;
const MOST_ASKED = 30;
/** PostgreSQL's code for a lock timeout. */
const LOCK_TIMEOUT = "55P03";

export interface KeyedWrite {
  userId: string;
  call: string;
  key: string;
  /** The input of the request: path values, query and body. */
  request: unknown;
  /** The write that comes before it, as `<call> <key>`: what a page sends as it is left travels all at once. */
  after?: string | undefined;
}

/** Runs the work itself, perhaps later: what is waited for before it must not hold a turn, nor the turn be waited for in a transaction. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface Stored {
  status: number;
  reply: unknown;
}

/**
 * Runs a write that does more than write to the database once for its key: a repeat within 31 days, longer than a browser keeps
 * what it could not send, gets the stored reply. A failed write is forgotten, so that it can be retried. A write that names an
 * earlier one waits until that one is done.
 * @throws HttpError conflict if the key was used for another request, or the first request, or the earlier write, is not done
 * within three seconds
 */
export async function runOnce(
  db: Db,
  write: KeyedWrite,
  run: (db: Db) => Promise<Stored>,
  takeTurn: TakeTurn = (work) => work(),
): Promise<Stored> {
  const requestHash = await inTurn(db, write);
  const since = await claim(db, write, requestHash, claimKey);
  if (since === null) return storedReply(db, write, requestHash);
  // If the run outlived its claim, another run owns the row now.
  const own = and(isRow(write), sql`${idempotencyKeys.createdAt} = ${since}::timestamptz`);
  const stored = await takeTurn(() => run(db)).catch(async (cause: unknown) => {
    await db.delete(idempotencyKeys).where(own);
    throw cause;
  });
  // If this fails, the write is done: its claim stays, so that a repeat does not do it again at once.
  await db.update(idempotencyKeys).set(columnsOf(stored)).where(own);
  return stored;
}

/**
 * Runs a write that awaits nothing but the database once for its key, as `runOnce` does, but all or nothing: the key, what `run`
 * writes with the handle that it gets, and the stored reply are one transaction. `run` must not use another handle: a database
 * of one connection would wait for itself.
 * @throws HttpError conflict as `runOnce`
 */
export async function writeOnce(
  db: Db,
  write: KeyedWrite,
  run: (tx: Db) => Promise<Stored>,
  takeTurn: TakeTurn = (work) => work(),
): Promise<Stored> {
  const requestHash = await inTurn(db, write);
  const writing = async (tx: Db) => {
    const since = await claim(tx, write, requestHash, claimWithin3Seconds).catch(underWayIfLocked);
    if (since === null) return null;
    const done = await run(tx);
    const { userId, call, key } = write;
    await storeReply(tx, { userId, call, key, ...columnsOf(done) });
    return done;
  };
  const stored = await takeTurn(() => inTransaction(db, writing));
  return stored ?? storedReply(db, write, requestHash);
}

const isRow = ({ userId, call, key }: Pick<KeyedWrite, "userId" | "call" | "key">) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

const columnsOf = ({ status, reply }: Stored) => ({ status, reply: reply ?? null });

const underWay = () => new HttpError("conflict", ({ requests }) => requests.underWay);

function underWayIfLocked(error: unknown): never {
  const { cause } = error as { cause?: { code?: string } };
  throw cause?.code === LOCK_TIMEOUT ? underWay() : error;
}

/** Waits for the write before. @returns a hash of the request */
async function inTurn(db: Db, write: KeyedWrite): Promise<string> {
  if (write.key.length > MAX_KEY_LENGTH)
    throw badField("idempotency-key", ({ fields }) => fields.tooLong({ most: MAX_KEY_LENGTH }));
  await oneBefore(db, write);
  return createHash("sha256").update(JSON.stringify(write.request)).digest("base64url");
}

/**
 * Claims the key for this request. A failure gives its claim up, so that only of a process that died one stays: it lapses after
 * 15 minutes.
 * @returns since when the claim stands; null when the key is another's
 */
async function claim(
  db: Db,
  { userId, call, key }: KeyedWrite,
  requestHash: string,
  insert: typeof claimKey,
): Promise<string | null> {
  const [row] = await insert(db, { userId, call, key, requestHash });
  return row?.since ?? null;
}

type Claim = Pick<KeyedWrite, "userId" | "call" | "key"> & { requestHash: string };

const claimKey = built((db, of: Values<Claim>) => insertClaim(db, of, sql`${of.requestHash}`), "claim_key");

/**
 * For a transaction: a repeat waits in this statement for the first one, and no longer than three seconds. The limit is set as the row
 * is made and reset as it is returned; where nothing is returned, the transaction ends.
 */
const claimWithin3Seconds = built(
  (db, of: Values<Claim>) =>
    insertClaim(
      db,
      of,
      sql`(select ${of.requestHash}::text from set_config('lock_timeout', '3s', true))`,
      sql`set_config('lock_timeout', null, true)`,
    ),
  "claim_key_within_3_seconds",
);

/**
 * @param requestHash for the new row
 * @param after computed once the row is there
 */
function insertClaim(db: Db, of: Values<Claim>, requestHash: SQL, after = sql`null`) {
  const { userId, call, key, createdAt, status } = idempotencyKeys;
  return (
    db
      .insert(idempotencyKeys)
      .values({ userId: of.userId, call: of.call, key: of.key, requestHash })
      .onConflictDoUpdate({
        target: [userId, call, key],
        set: { requestHash: sql`${of.requestHash}`, status: null, reply: null, createdAt: sql`now()` },
        setWhere: sql`${createdAt} < now() - case when ${status} is null
        then interval '15 minutes' else interval '31 days' end`,
      })
      // A JavaScript date would lose the microseconds.
      .returning({ since: sql<string>`${createdAt}::text`, after: sql<string | null>`${after}` })
  );
}

const storeReply = built((db, of: Values<Pick<KeyedWrite, "userId" | "call" | "key"> & Stored>) => {
  const { userId, call, key } = idempotencyKeys;
  return db
    .update(idempotencyKeys)
    .set({ status: sql`${of.status}::int`, reply: sql`${sql.param(of.reply, idempotencyKeys.reply)}` })
    .where(and(eq(userId, of.userId), eq(call, of.call), eq(key, of.key)));
}, "store_reply");

/** A page that was left sends its writes, and the next page sends them again at once: that one waits for the first. */
async function storedReply(db: Db, write: KeyedWrite, requestHash: string): Promise<Stored> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const [row] = await db.select().from(idempotencyKeys).where(isRow(write));
    if (row && row.requestHash !== requestHash) {
      throw new HttpError("conflict", ({ requests }) => requests.keyUsed);
    }
    if (!row) break;
    if (row.status !== null) return { status: row.status, reply: row.reply };
    await setTimeout(ASK_AGAIN_MS);
  }
  throw underWay();
}

/** Waits until the write before this one, if it names one, is done; that one may be still on its way. */
async function oneBefore(db: Db, { userId, after }: KeyedWrite): Promise<void> {
  if (after === undefined) return;
  const end = after.lastIndexOf(" ");
  const before = { userId, call: after.slice(0, end), key: after.slice(end + 1) };
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const [row] = await db
      .select({ status: idempotencyKeys.status })
      .from(idempotencyKeys)
      .where(isRow(before));
    if (row?.status) return;
    await setTimeout(ASK_AGAIN_MS);
  }
  throw new HttpError("conflict", ({ requests }) => requests.outOfTurn);
}
