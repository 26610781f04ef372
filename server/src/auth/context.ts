import type { Config } from "../config.ts";
import type { Database, Db } from "../db/open.ts";
import { type RateLimit, rateLimit } from "./rate-limit.ts";
import { createKeyring, type Keyring } from "./tokens/keyring.ts";

/** What the main API's own users table says of an account. */
export interface Standing {
  role: "admin" | "operator" | null;
  banned: boolean;
}

export interface AuthDeps {
  database: Database;
  config: Config;
  /** Reads role and ban live, so that both hold at once; without it nobody has a role and nobody is banned. */
  standing?: (userId: string) => Promise<Standing>;
}

/** What every route of the auth server works with. */
export interface AuthContext {
  db: Db;
  config: Config;
  /** The `iss` of our tokens, and the base of our addresses. */
  issuer: string;
  keyring: Keyring;
  standing: (userId: string) => Promise<Standing>;
  limits: Limits;
}

/** One bucket a kind of call, as the protocol has it; `password` counts wrong passwords per address. */
export type Limits = Record<
  "token" | "signup" | "recover" | "resend" | "otp" | "verify" | "user" | "password",
  RateLimit
>;

const BURST = 30;
const FIVE_MINUTES = 300;
/** Development and tests sign up by the hundred. */
const GENEROUS = 100;

export function createContext({ database: { db }, config, standing }: AuthDeps): AuthContext {
  return {
    db,
    config,
    issuer: `${config.authUrl}/auth/v1`,
    keyring: createKeyring(db),
    standing: standing ?? (async () => ({ role: null, banned: false })),
    limits: createLimits(config.strictLimits ? 1 : GENEROUS),
  };
}

function createLimits(times: number): Limits {
  const limit = (perFiveMinutes: number) => rateLimit(BURST * times, (perFiveMinutes * times) / FIVE_MINUTES);
  return {
    token: limit(150),
    signup: limit(30),
    recover: limit(30),
    resend: limit(30),
    otp: limit(30),
    verify: limit(30),
    user: limit(30),
    password: limit(30),
  };
}
