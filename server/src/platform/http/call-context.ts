import type { Actor } from "@lagom/releases/policy";
import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { type Accounts, createAccounts } from "../../identity/session/accounts.ts";
import { type CurrentUser, createAuthenticate } from "../../identity/session/current-user.ts";
import type { TokenVerifier } from "../../identity/session/verify-token.ts";
import type { Config } from "../config.ts";
import type { Database, Db } from "../database/open.ts";

/** What the calls of the API stand on. */
export interface ApiDeps {
  database: Database;
  config: Config;
  verifyToken: TokenVerifier;
  /** Where release files are. */
  store: FileStore;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Where `route` finds what every call needs. */
    callContext: { db: Db; accounts: Accounts; authenticate: ReturnType<typeof createAuthenticate> };
  }
  interface FastifyRequest {
    user: CurrentUser | null;
    releaser: Actor | null;
  }
}

/** Readies an app, or a scope of one, to take calls with `route`. */
export function useCalls(app: FastifyInstance, { database, config, verifyToken }: ApiDeps): void {
  const accounts = createAccounts(config, database.db);
  const authenticate = createAuthenticate({
    db: database.db,
    verifyToken,
    accounts,
    adminEmails: config.ADMIN_EMAILS,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate("callContext", { db: database.db, accounts, authenticate });
  app.decorateRequest("user", null);
  app.decorateRequest("releaser", null);
}
