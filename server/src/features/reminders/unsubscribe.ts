import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { serverKey } from "../../identity/auth/tokens/server-keys.queries.ts";
import { cachedFor } from "../../platform/cached-for.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { reminders } from "../../schema/reminders.table.ts";
import { scheduleReminder } from "./schedule.queries.ts";

/** The page of the web host on which mails are ended, by a signed link and without signing in. */
export const UNSUBSCRIBE_PATH = "/reminders/unsubscribe";

/** What the link of a mail carries. */
const Link = z.object({ user: z.uuid(), signature: z.string().max(100) });

export interface Unsubscribing {
  /** The address in the mails to a user; it is good for as long as the user has mails to end. */
  linkOf(userId: string): Promise<string>;
  /** Whose mails a link ends; null for one that is not ours. */
  userOf(query: unknown): Promise<string | null>;
}

const FRESH_MS = 60_000;

/** Signs the links that end a user's mails, and checks them. */
export function createUnsubscribing(db: Db, config: Config): Unsubscribing {
  const key = cachedFor(FRESH_MS, () =>
    serverKey(db, "unsubscribe", () => randomBytes(32).toString("base64url"), config.SIGNING_KEY_SECRET),
  );
  const sign = async (userId: string) =>
    createHmac("sha256", await key())
      .update(userId)
      .digest();

  return {
    async linkOf(user) {
      const signature = (await sign(user)).toString("base64url");
      return `${config.webUrl}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ user, signature })}`;
    },
    async userOf(query) {
      const { data } = Link.safeParse(query);
      if (!data) return null;
      const user = data.user.toLowerCase();
      const given = Buffer.from(data.signature, "base64url");
      const expected = await sign(user);
      return given.length === expected.length && timingSafeEqual(given, expected) ? user : null;
    },
  };
}

/** Ends the reminders by e-mail of a user; those of their browsers go on. */
export function endMails(db: Db, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(reminders).set({ email: false }).where(eq(reminders.userId, userId));
    await scheduleReminder(tx, userId);
  });
}
