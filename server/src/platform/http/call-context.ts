import type { Actor } from "@lagom/releases/policy";
import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Db } from "../database/open.ts";
import type { Authenticate, CurrentUser } from "./current-user.ts";

/** Dependencies of every call, provided by the host. */
export interface CallContext {
  db: Db;
  authenticate: Authenticate;
  /** Names who speaks to the release service. Throws HttpError `unauthorized` and `forbidden`. */
  releaserOf: (authorization: string | undefined, user: CurrentUser | null) => Promise<Actor>;
}

declare module "fastify" {
  interface FastifyInstance {
    callContext: CallContext;
  }
  interface FastifyRequest {
    user: CurrentUser | null;
    releaser: Actor | null;
  }
}

/** Prepares an app, or a scope of one, to take calls with `route`. */
export function useCalls(app: FastifyInstance, context: CallContext): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate("callContext", context);
  app.decorateRequest("user", null);
  app.decorateRequest("releaser", null);
}
