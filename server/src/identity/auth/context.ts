import type { Config } from "../../platform/config.ts";
import type { Database, Db } from "../../platform/database/open.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import type { SendMail } from "../../platform/mail/mail.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { AuthError } from "./errors.ts";
import { type CustomTemplates, readTemplates } from "./mail/custom-templates.ts";
import { createProviders, type Providers } from "./oauth/providers.ts";
import { type RateLimit, rateLimit } from "./rate-limit.ts";
import { createKeyring, type Keyring } from "./tokens/keyring.ts";

/** An account's status in the API's own users table. */
export interface AccountStatus {
  role: "admin" | "operator" | null;
  /** When the ban ends; null for who is not banned. */
  bannedUntil: Date | null;
}

/** What changes about an account status; a `bannedUntil` of null lifts a ban. */
export interface AccountChange {
  role?: "user" | "admin" | "operator";
  bannedUntil?: Date | null;
}

/** Stores what changes about an account status, in the caller's transaction. */
export type SetAccountStatus = (
  tx: Db,
  account: { id: string; email: string },
  change: AccountChange,
) => Promise<void>;

export const NO_STATUS: AccountStatus = { role: null, bannedUntil: null };

export interface AuthDeps {
  database: Database;
  config: Config;
  /** Reads roles and bans, so that changes take effect at once; who has neither may be left out. */
  accountStatuses?: (userIds: readonly string[]) => Promise<Map<string, AccountStatus>>;
  /** Stores an account status set by the holder of the service-role key; without it there is nowhere to store one. */
  setAccountStatus?: SetAccountStatus;
  /** How mails go out; by the configuration when not given. */
  sendMail?: SendMail;
}

/** Dependencies of the auth server's routes. */
export interface AuthContext {
  db: Db;
  config: Config;
  /** The `iss` of our tokens, and the base of our addresses. */
  issuer: string;
  keyring: Keyring;
  accountStatus: (userId: string) => Promise<AccountStatus>;
  accountStatuses: (userIds: readonly string[]) => Promise<Map<string, AccountStatus>>;
  setAccountStatus: SetAccountStatus;
  limits: Limits;
  providers: Providers;
  sendMail: SendMail;
  templates: CustomTemplates;
  background: Background;
}

/** Background work, so that response times reveal nothing; failures are logged. */
export interface Background {
  start(work: () => Promise<void>): void;
  /** Settles once all started work has ended. */
  settled(): Promise<void>;
}

/**
 * One bucket a kind of call, as the protocol has it; `password` counts wrong passwords per address,
 * `mail` the mails of the whole server.
 */
export type Limits = Record<
  "token" | "signup" | "recover" | "resend" | "otp" | "authorize" | "verify" | "user" | "password" | "mail",
  RateLimit
>;

const BURST = 30;
const FIVE_MINUTES = 300;
const HOUR = 3600;
/** Development and tests create hundreds of accounts. */
const GENEROUS = 100;

export function createContext(deps: AuthDeps): AuthContext {
  const { database, config, setAccountStatus, sendMail } = deps;
  const accountStatuses = deps.accountStatuses ?? (async () => new Map());
  const { db } = database;
  return {
    db,
    config,
    issuer: `${config.authUrl}/auth/v1`,
    keyring: createKeyring(db),
    accountStatus: async (userId) => (await accountStatuses([userId])).get(userId) ?? NO_STATUS,
    accountStatuses,
    setAccountStatus: setAccountStatus ?? (async () => {}),
    limits: createLimits(config.strictLimits ? 1 : GENEROUS, config.MAILS_PER_HOUR),
    providers: createProviders(config),
    sendMail: sendMail ?? createSendMail(config),
    templates: readTemplates(config.MAIL_TEMPLATES),
    background: createBackground(),
  };
}

function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const run = work()
        .catch((error: unknown) => {
          const told = error instanceof AuthError ? error.message : describeError(error);
          console.error("Auth: work in the background failed:", told);
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

const tooManyMails = () => new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded");

function createLimits(times: number, mailsPerHour: number): Limits {
  const limit = (perFiveMinutes: number) => rateLimit(BURST * times, (perFiveMinutes * times) / FIVE_MINUTES);
  return {
    token: limit(150),
    signup: limit(30),
    recover: limit(30),
    resend: limit(30),
    otp: limit(30),
    authorize: limit(30),
    verify: limit(30),
    user: limit(30),
    password: limit(30),
    mail: rateLimit(mailsPerHour * times, (mailsPerHour * times) / HOUR, tooManyMails),
  };
}
