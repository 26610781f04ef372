import cors from "@fastify/cors";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { type AuthContext, type AuthDeps, createContext } from "./context.ts";
import { replyError } from "./error-reply.ts";
import { logoutRoute } from "./logout.route.ts";
import { publicRoutes } from "./public.route.ts";
import { signUpRoute } from "./sign-up.route.ts";
import { switchedOffRoutes } from "./switched-off.route.ts";
import { tokenRoute } from "./token.route.ts";
import { userRoute } from "./user.route.ts";

const BODY_LIMIT = 1024 * 1024;
const TIMEOUT_MS = 10_000;
const PREFLIGHT_SECONDS = 7200;

/** The embedded auth server: `/auth/v1/*` as Supabase Auth speaks it. */
export function buildAuth(deps: AuthDeps): FastifyInstance {
  const context = createContext(deps);
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    handlerTimeout: TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    logger: { level: deps.config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }), // addresses carry tokens
  });
  readEveryBodyAsJson(app);
  app.setErrorHandler(replyError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("404 page not found\n"),
  );
  app.register(cors, {
    origin: [deps.config.webUrl],
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "apikey", "content-type", "x-client-info", "x-supabase-api-version"],
    exposedHeaders: ["X-Supabase-Api-Version"],
    maxAge: PREFLIGHT_SECONDS,
  });
  app.register(async (scope) => registerRoutes(scope, context), { prefix: "/auth/v1" });
  return app;
}

function registerRoutes(app: FastifyInstance, context: AuthContext): void {
  publicRoutes(app, context);
  signUpRoute(app, context);
  tokenRoute(app, context);
  userRoute(app, context);
  logoutRoute(app, context);
  switchedOffRoutes(app, context);
}

/** The protocol has JSON bodies only, whatever their content type says, and no body where none is needed. */
function readEveryBodyAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
}
