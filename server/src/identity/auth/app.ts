import cors from "@fastify/cors";
import Fastify, { type FastifyInstance } from "fastify";
import { loggerOf, RequestLog } from "../../platform/http/logger.ts";
import { operatorRoutes } from "../../platform/http/operator.routes.ts";
import { requestIds } from "../../platform/http/request-id.ts";
import { answerUnreadable, MOST_HEADER_BYTES } from "../../platform/http/unreadable-request.ts";
import { adminRoutes } from "./admin/admin.routes.ts";
import { type AuthContext, type AuthDeps, createContext } from "./context.ts";
import { EXPOSED_HEADERS, replyBadAddress, replyError, unreadableReply } from "./error-reply.ts";
import { badJson } from "./errors.ts";
import { logoutRoute } from "./logout.route.ts";
import { NOTICE_MAIL } from "./mail/notice-mail-job.ts";
import { sendNoticeMails } from "./mail/send-notice-mail.ts";
import { sendTokenMails } from "./mail/send-token-mail.ts";
import { TOKEN_MAIL } from "./mail/token-mail-job.ts";
import { authorizeRoute } from "./oauth/authorize.route.ts";
import { callbackRoute } from "./oauth/callback.route.ts";
import { otpRoutes } from "./otp.route.ts";
import { publicRoutes } from "./public.route.ts";
import { reauthenticateRoute } from "./reauthenticate.route.ts";
import { recoverRoute } from "./recover.route.ts";
import { resendRoute } from "./resend.route.ts";
import { signUpRoute } from "./sign-up.route.ts";
import { switchedOffRoutes } from "./switched-off.route.ts";
import { tokenRoute } from "./token.route.ts";
import { answerUnknownCalls } from "./unknown-call.ts";
import { userRoute } from "./user.route.ts";
import { verifyRoutes } from "./verify.route.ts";

const BODY_LIMIT = 1024 * 1024;
const TIMEOUT_MS = 10_000;
const PREFLIGHT_SECONDS = 7200;

/** The embedded auth server: `/auth/v1/*`, compatible with Supabase Auth. */
export const buildAuth = (deps: AuthDeps): FastifyInstance => serveAuth(createContext(deps));

/** The same with a context that the caller provides. */
export function serveAuth(context: AuthContext): FastifyInstance {
  const { config } = context;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    handlerTimeout: TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false, // a mail scanner's HEAD must not spend a link
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    http: { maxHeaderSize: MOST_HEADER_BYTES },
    return503OnClosing: false, // as in platform/http/app.ts
    frameworkErrors: replyBadAddress,
    clientErrorHandler: answerUnreadable(unreadableReply),
    logger: loggerOf(config),
    logController: new RequestLog(),
    ...requestIds(config),
  });
  context.queue.work(TOKEN_MAIL, sendTokenMails(context));
  context.queue.work(NOTICE_MAIL, sendNoticeMails(context));
  context.queue.serve(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("cache-control", "no-store"); // except for public data, whose routes override it
  });
  readEveryBodyAsJson(app);
  app.setErrorHandler(replyError);
  answerUnknownCalls(app);
  // Tokens travel in headers, never in cookies, so another origin can do nothing here that its server could not do. Headers
  // are not listed, so that a preflight gets back all those it asks for.
  app.register(cors, {
    origin: config.AUTH_ORIGINS.length > 0 ? [config.webUrl, ...config.AUTH_ORIGINS] : "*",
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  });
  operatorRoutes(app, { host: "auth", db: context.db, config });
  app.register(async (scope) => registerRoutes(scope, context), { prefix: "/auth/v1" });
  return app;
}

function registerRoutes(app: FastifyInstance, context: AuthContext): void {
  publicRoutes(app, context);
  signUpRoute(app, context);
  tokenRoute(app, context);
  userRoute(app, context);
  logoutRoute(app, context);
  recoverRoute(app, context);
  resendRoute(app, context);
  verifyRoutes(app, context);
  otpRoutes(app, context);
  reauthenticateRoute(app, context);
  authorizeRoute(app, context);
  callbackRoute(app, context);
  adminRoutes(app, context);
  switchedOffRoutes(app, context);
}

/** The protocol has only JSON bodies, whatever the content type says, and allows an empty body if nothing is required. */
function readEveryBodyAsJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(Buffer.from(body));
    } catch {
      return done(badJson());
    }
    parseJson(request, text, done);
  });
}
