import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Config } from "../../platform/config.ts";
import type { Database, Db } from "../../platform/database/open.ts";
import { createLogger } from "../../platform/http/logger.ts";
import { createJobQueue, type JobQueue } from "../../platform/jobs/queue.ts";
import { createHourlyMails } from "../../platform/limits/hourly-mails.ts";
import type { SendMail } from "../../platform/mail/mail.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { type CustomTemplates, readTemplates } from "./mail/custom-templates.ts";
import { NOTICE_MAIL } from "./mail/notice-mail-job.ts";
import { TOKEN_MAIL } from "./mail/token-mail-job.ts";
import { createMailBudget, type MailBudget } from "./mail-budget.ts";
import { createProviders, type Providers } from "./oauth/providers.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { type RateLimit, rateLimit } from "./rate-limit.ts";
import { createSlowLanes, type SlowLanes } from "./slow-lanes.ts";
import { createKeyring, type Keyring } from "./tokens/keyring.ts";

/** An account's status in the API's own users table. */
export interface AccountStatus {
  role: "admin" | "operator" | null;
  /** When the ban ends; null if the user is not banned. */
  bannedUntil: Date | null;
}

/** A change of an account status; a `bannedUntil` of null lifts a ban. */
export interface AccountChange {
  role?: "user" | "admin" | "operator";
  bannedUntil?: Date | null;
}

/** Stores a change of an account status, in the caller's transaction. */
export type SetAccountStatus = (
  tx: Db,
  account: { id: string; email: string },
  change: AccountChange,
) => Promise<void>;

export const NO_STATUS: AccountStatus = { role: null, bannedUntil: null };

export interface AuthDeps {
  database: Database;
  config: Config;
  /** Reads roles and bans, so that changes take effect at once; users with neither may be left out. */
  accountStatuses?: (userIds: readonly string[]) => Promise<Map<string, AccountStatus>>;
  /** Stores an account status set by the holder of the service-role key; if left out, setting one is refused. */
  setAccountStatus?: SetAccountStatus;
  /** The language that a user has chosen to be written to in, if they have; default: nobody has. */
  languageOf?: (userId: string) => Promise<LanguageCode | undefined>;
  /** The queue of the process; default: one of its own. */
  queue?: JobQueue;
  /** How mails are sent; default: as configured. */
  sendMail?: SendMail;
  /** How long a sign-in waits that is slowed down, where it is not as the server has it. */
  slow?: { waitMs: number };
}

/** Dependencies of the auth server's routes. */
export interface AuthContext {
  db: Db;
  config: Config;
  /** The `iss` of our tokens, and the base URL of this server. */
  issuer: string;
  keyring: Keyring;
  passwords: Passwords;
  accountStatus: (userId: string) => Promise<AccountStatus>;
  accountStatuses: (userIds: readonly string[]) => Promise<Map<string, AccountStatus>>;
  setAccountStatus: SetAccountStatus;
  languageOf: (userId: string) => Promise<LanguageCode | undefined>;
  limits: Limits;
  lanes: Lanes;
  mailBudget: MailBudget;
  providers: Providers;
  sendMail: SendMail;
  templates: CustomTemplates;
  /** Where mails wait until they have gone out. */
  queue: JobQueue;
}

/** Permits per window, in seconds, for each kind of call, as in the protocol; they count by caller, unless said otherwise. */
const LIMITS = {
  token: [30, 60],
  signup: [30, 300],
  recover: [30, 300],
  resend: [30, 300],
  otp: [30, 300],
  authorize: [30, 300],
  verify: [30, 300],
  user: [30, 300],
  /** Attempts of one account, from wherever, to change its password. */
  newPassword: [10, 300],
  /** Wrong passwords from one caller. */
  wrongFrom: [30, 300],
  /** Wrong passwords for one address, from networks where its account has never signed in. */
  wrongFor: [30, 300],
  /** Sign-ins by password of one caller: more are refused before it is looked who has signed in from there. */
  password: [1200, 60],
} as const;

/** Where sign-ins go on slowly when a limit is used up; the last one that waits must end within the time of a request. */
const LANES = {
  /** To one account, from one network where it has signed in before. */
  known: { waitMs: 1000, most: 8 },
  /** To one account, from everywhere else. */
  elsewhere: { waitMs: 4000, most: 2 },
};

export type Limits = Record<keyof typeof LIMITS, RateLimit>;
export type Lanes = Record<keyof typeof LANES, SlowLanes>;

/** Development and tests create hundreds of accounts. */
const GENEROUS = 100;

export function createContext(deps: AuthDeps): AuthContext {
  const { database, config, setAccountStatus, sendMail, slow } = deps;
  const accountStatuses = deps.accountStatuses ?? (async () => new Map());
  const { db } = database;
  const times = config.strictLimits ? 1 : GENEROUS;
  const hourly = createHourlyMails({ database, config, log: createLogger(config) });
  return {
    db,
    config,
    issuer: `${config.authUrl}/auth/v1`,
    keyring: createKeyring(db, config.SIGNING_KEY_SECRET),
    passwords: createPasswords(config),
    accountStatus: async (userId) => (await accountStatuses([userId])).get(userId) ?? NO_STATUS,
    accountStatuses,
    setAccountStatus: setAccountStatus ?? (async () => {}),
    languageOf: deps.languageOf ?? (async () => undefined),
    limits: createLimits(database, times),
    lanes: {
      known: createSlowLanes({ ...LANES.known, ...slow }),
      elsewhere: createSlowLanes({ ...LANES.elsewhere, ...slow }),
    },
    mailBudget: createMailBudget(database, hourly, { config, times }),
    providers: createProviders(config),
    sendMail: sendMail ?? createSendMail(config),
    templates: readTemplates(config.MAIL_TEMPLATES),
    queue: deps.queue ?? createJobQueue(database, { kinds: [TOKEN_MAIL, NOTICE_MAIL] }),
  };
}

const createLimits = (database: Database, times: number): Limits =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, [permits, seconds]]) => [
      name,
      rateLimit(database, { name, permits: permits * times, seconds }),
    ]),
  ) as Limits;
