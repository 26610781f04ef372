import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { HttpError } from "./http-error.ts";
import { idempotencyKeys } from "./idempotency.table.ts";

const MAX_KEY_LENGTH = 200;
const ASK_AGAIN_MS = 100;
const MOST_ASKED = 30;

export interface KeyedWrite {
  userId: string;
  call: string;
  key: string;
  /** Everything that makes the request what it is: path values, query and body. */
  request: unknown;
  /** The write that comes before it, as `<call> <key>`: what a page sends as it is left travels all at once. */
  after?: string | undefined;
}

interface Stored {
  status: number;
  reply: unknown;
}

/**
 * Runs a write once for its key: a repeat within 31 days, longer than a browser keeps what it could not send, gets the stored reply.
 * A write that failed is forgotten, so that it can be tried again. One that names another before it waits until that one is done.
 * @throws HttpError conflict when the key came with another request, or the first, or the one before it, is not done within
 * three seconds
 */
export async function runOnce(db: Db, write: KeyedWrite, run: () => Promise<Stored>): Promise<Stored> {
  if (write.key.length > MAX_KEY_LENGTH) {
    throw new HttpError("bad_request", "Bad input: idempotency-key", [
      { field: "idempotency-key", message: `is longer than ${MAX_KEY_LENGTH} characters` },
    ]);
  }
  const requestHash = createHash("sha256").update(JSON.stringify(write.request)).digest("base64url");
  await oneBefore(db, write);
  const claimed = await claim(db, write, requestHash);
  if (!claimed) return storedReply(db, write, requestHash);
  const { status, reply } = await run().catch(async (cause: unknown) => {
    await db.delete(idempotencyKeys).where(isRow(write));
    throw cause;
  });
  // Where this fails the write is done: its claim stays, so that a repeat does not do it again at once.
  await db
    .update(idempotencyKeys)
    .set({ status, reply: reply ?? null })
    .where(isRow(write));
  return { status, reply };
}

const isRow = ({ userId, call, key }: Pick<KeyedWrite, "userId" | "call" | "key">) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** Whether this request is the first with its key; a claim that was never finished lapses after a minute. */
async function claim(db: Db, { userId, call, key }: KeyedWrite, requestHash: string): Promise<boolean> {
  await db.execute(sql`delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < now() - interval '31 days' limit 100)`);
  const rows = await db
    .insert(idempotencyKeys)
    .values({ userId, call, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.call, idempotencyKeys.key],
      set: { requestHash, status: null, reply: null, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - case when ${idempotencyKeys.status} is null
        then interval '1 minute' else interval '31 days' end`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

/** A page that was left sends its writes, and the next page sends them again at once: that one waits for the first. */
async function storedReply(db: Db, write: KeyedWrite, requestHash: string): Promise<Stored> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const [row] = await db.select().from(idempotencyKeys).where(isRow(write));
    if (row && row.requestHash !== requestHash) {
      throw new HttpError("conflict", "This Idempotency-Key came with another request before");
    }
    if (!row) break;
    if (row.status !== null) return { status: row.status, reply: row.reply };
    await setTimeout(ASK_AGAIN_MS);
  }
  throw new HttpError("conflict", "The same request is still under way");
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
  throw new HttpError("conflict", "The write before this one has not come");
}
