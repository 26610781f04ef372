import { eq } from "drizzle-orm";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { sessions } from "../../schema/auth/sessions.table.ts";
import type { Role } from "../../schema/users.table.ts";
import { NO_STATUS } from "../auth/context.ts";
import type { Device } from "../auth/device.ts";
import { deleteSession, endedSessions, listSessions } from "../auth/sessions.queries.ts";
import { userReply } from "../auth/user-reply.ts";
import { deleteUser, findUserById } from "../auth/users.queries.ts";
import { createProjectClient } from "./project-client.ts";

/** A change of account status: role and ban are stored in our own table and passed on from there. */
export interface AccountStatusChange {
  role?: Role | undefined;
  banned?: boolean | undefined;
}

/** A sign-in of a person on one device. */
export interface AccountSession extends Device {
  id: string;
  createdAt: Date;
  /** When its token was last renewed, which happens each hour while it is used. */
  refreshedAt: Date;
}

/** The API's access to accounts at the auth service. */
export interface Accounts {
  /** What the auth service stores about a person; null if it cannot be asked. */
  read(userId: string): Promise<object | null>;
  /** Passes on a role or a ban. The embedded auth server reads them where they are. */
  setAccountStatus(userId: string, change: AccountStatusChange): Promise<void>;
  /**
   * Deletes the account, and with it what `rows` deletes.
   * @throws HttpError unavailable when the auth service cannot do it; then nothing is deleted here
   */
  remove(userId: string, rows: (tx: Db) => Promise<void>): Promise<void>;
  /**
   * Ends every session of a person, in the caller's transaction. At a project they live on, because its protocol ends a
   * session for nobody but who holds its token; here they are refused by when they began (`users.signedOutAt`).
   */
  endSessions(userId: string, tx: Db): Promise<void>;
  /** A person's sessions, the current one first; null where the auth service does not tell of them, as a project's does not. */
  sessions(userId: string, current: string | null): Promise<AccountSession[] | null>;
  /** Ends one session of a person; false if they have none of this id. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** The address of a person, once a mail, a provider or an administrator has confirmed it; null where that cannot be known. */
  confirmedAddress(userId: string): Promise<string | null>;
  /** Which of these sessions have ended, where the auth service tells of them, as a project's does not. */
  endedSessions(ids: readonly string[]): Promise<string[]>;
  /** Whether the service says of a person, elsewhere than in the token, that a mail confirmed the address. */
  isConfirmed(userId: string): Promise<boolean>;
}

/** The accounts of the auth service that the configuration names. */
export function createAccounts(config: Config, db: Db): Accounts {
  if (!config.SUPABASE_URL) return embedded(db);
  const key = config.SUPABASE_SERVICE_ROLE_KEY;
  return key ? ofProject(config.SUPABASE_URL, key, db) : OUT_OF_REACH;
}

function embedded(db: Db): Accounts {
  return {
    async read(userId) {
      const user = await findUserById(db, userId);
      if (!user) return null;
      const found = await listSessions(db, userId, null);
      const sessions = found.map(({ browser, system, createdAt, refreshedAt }) => ({
        browser,
        system,
        signed_in_at: createdAt,
        last_used_at: refreshedAt,
      }));
      return { ...userReply(user, NO_STATUS), sessions };
    },
    setAccountStatus: async () => {},
    remove: (userId, rows) =>
      db.transaction(async (tx) => {
        await rows(tx);
        await deleteUser(tx, userId);
      }),
    async endSessions(userId, tx) {
      await tx.delete(sessions).where(eq(sessions.userId, userId));
    },
    sessions: (userId, current) => listSessions(db, userId, current),
    endSession: (userId, sessionId) => deleteSession(db, userId, sessionId),
    async confirmedAddress(userId) {
      const user = await findUserById(db, userId);
      return user?.emailConfirmedAt ? user.email : null;
    },
    endedSessions: (ids) => endedSessions(db, ids),
    isConfirmed: async () => false,
  };
}

/** The protocol tells nobody of sessions; a person can still end all others through the auth client. */
const UNKNOWN_SESSIONS = {
  sessions: async () => null,
  endSession: async () => false,
  endedSessions: async () => [],
};

function ofProject(url: string, serviceRoleKey: string, db: Db): Accounts {
  const project = createProjectClient(url, serviceRoleKey);
  return {
    read: project.read,
    setAccountStatus: (userId, { role, banned }) =>
      project.setAccountStatus(userId, {
        ...(role === undefined ? {} : { role }),
        ...(banned === undefined ? {} : { banned }),
      }),
    // The account first: if deleting our rows fails, the person still has a token to try again.
    async remove(userId, rows) {
      await project.remove(userId);
      await db.transaction(rows);
    },
    endSessions: async () => {},
    ...UNKNOWN_SESSIONS,
    async confirmedAddress(userId) {
      const account = await project.read(userId);
      return account?.email_confirmed_at && account.email ? account.email : null;
    },
    async isConfirmed(userId) {
      if (await project.confirmsByItself()) return false;
      return Boolean((await project.read(userId))?.email_confirmed_at);
    },
  };
}

/** A project without its service-role key. */
const OUT_OF_REACH: Accounts = {
  read: async () => null,
  setAccountStatus: async () => {},
  async remove() {
    throw new HttpError("unavailable", ({ access }) => access.notDeletedHere);
  },
  endSessions: async () => {},
  ...UNKNOWN_SESSIONS,
  confirmedAddress: async () => null,
  isConfirmed: async () => false,
};
