import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { Actor } from "@lagom/releases/policy";
import type { Call } from "@lagom/shared/contract/call";
import { type CallKey, calls, type ParsedInput, type Reply } from "@lagom/shared/contract/calls";
import { ErrorBody } from "@lagom/shared/contract/errors";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from "fastify";
import type { z } from "zod";
import type { Db } from "../database/open.ts";
import { checkAccess, checkUserEmail, visitorIfEnded } from "./access.ts";
import type { CurrentUser } from "./current-user.ts";
import { runOnce, type TakeTurn, writeOnce } from "./idempotency.ts";
import { inPortion, PACE, refuseIfBusy } from "./portions.ts";

type AccessOf<K extends CallKey> = (typeof calls)[K]["access"];

/** The input of a handler: the parsed request, and the caller. */
export interface Input<K extends CallKey> extends ParsedInput<K> {
  user: AccessOf<K> extends "visitor" | "releaser" ? CurrentUser | null : CurrentUser;
  /** The caller of the release service. */
  releaser: AccessOf<K> extends "releaser" ? Actor : null;
  /** The database, or the transaction of an atomic call. */
  db: Db;
  headers: IncomingHttpHeaders;
  /** Network address of the caller. */
  ip: string;
}

/** Answers a call with its success reply, as it is or as a stream of its JSON text, or throws HttpError. */
export type Handler<K extends CallKey> = (
  input: Input<K>,
) => Promise<Reply<K> | Readable> | Reply<K> | Readable;

/** Registers a call of the contract on an app that `useCalls` has readied. */
export function route<K extends CallKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K>,
  config: FastifyContextConfig = {},
): void {
  register(app, key, handler, config, runOnce);
}

/**
 * Registers a call that awaits nothing but the database: what it writes and its `Idempotency-Key` are one transaction, so that
 * it counts once whatever fails. Its handler takes `db` from its input, and no other.
 */
export function atomicRoute<K extends CallKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K>,
  config: FastifyContextConfig = {},
): void {
  register(app, key, handler, config, writeOnce);
}

function register<K extends CallKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K>,
  config: FastifyContextConfig,
  once: typeof runOnce,
): void {
  const call: Call = calls[key];
  const [method, path] = key.split(" ") as [HTTPMethods, string];
  const status = successStatus(call);
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    config,
    schema: schemaOf(call, method, path),
    // After the limit of calls by address, before a body is read.
    preParsing: async (request, reply) => {
      const named = app.callContext.authenticate(request.headers.authorization);
      request.user = await (call.access === "visitor" ? named.catch(visitorIfEnded) : named);
      checkAccess(call.access, request.user);
      await config.takePermit?.(request.user?.id ?? request.ip);
      // Nothing of a person stays in the browser's cache, or in one on the way.
      if (request.user) reply.header("cache-control", "no-store");
      if (call.access === "releaser") {
        request.releaser = await app.callContext.releaserOf(request.headers.authorization, request.user);
      }
    },
    preValidation: async (request) => {
      // Treat a missing body as empty, so that each missing field is named; a DELETE may need none.
      if (call.body) request.body ??= {};
    },
    handler: async (request, reply) => {
      checkUserEmail(request.user, request.query, request.body);
      if (request.user) await config.takeRows?.(request.user.id, request.body);
      const { db } = app.callContext;
      const answer = async (on: Db) => ({ status, reply: await handler(inputOf<K>(request, on)) });
      const takeTurn = turnOf(request, config);
      const done = await (isKeyedWrite(request)
        ? once(db, keyedWrite(key, request), answer, takeTurn)
        : takeTurn(() => answer(db)));
      if (done.reply instanceof Readable) reply.type("application/json; charset=utf-8");
      return reply.status(done.status).send(done.status === 204 ? undefined : done.reply);
    },
  });
}

/** Heavy calls of one caller run one after the other. */
function turnOf({ method, user, ip, body }: FastifyRequest, config: FastifyContextConfig): TakeTurn {
  if (!config.isHeavy?.(body)) return (work) => work();
  const caller = user?.id ?? ip;
  refuseIfBusy(caller);
  const pace = method === "GET" ? PACE.usual : PACE.write;
  return (work) => inPortion(caller, work, pace);
}

function inputOf<K extends CallKey>(request: FastifyRequest, db: Db): Input<K> {
  const { params, query, body, user, releaser, headers, ip } = request;
  return { params, query, body, user, releaser, db, headers, ip } as Input<K>;
}

type KeyedRequest = FastifyRequest & {
  user: CurrentUser;
  headers: { "idempotency-key": string; "idempotency-after"?: string };
};

function isKeyedWrite(request: FastifyRequest): request is KeyedRequest {
  return (
    request.method !== "GET" &&
    request.user !== null &&
    typeof request.headers["idempotency-key"] === "string"
  );
}

function keyedWrite(call: CallKey, { user, headers, params, query, body }: KeyedRequest) {
  const request = { params, query, body };
  const { "idempotency-key": idempotencyKey, "idempotency-after": after } = headers;
  return { userId: user.id, call, key: idempotencyKey, request, after };
}

function successStatus(call: Call): number {
  const status = Object.keys(call.responses)
    .map(Number)
    .find((code) => code < 300);
  if (!status) throw new Error(`"${call.summary}" has no success status`);
  return status;
}

function schemaOf(call: Call, method: string, path: string): FastifySchema {
  return {
    summary: call.summary,
    tags: [path.split("/")[2] ?? ""],
    ...(call.access === "visitor" ? {} : { security: [{ bearer: [] }] }),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    response: { ...failures(call, method), ...call.responses },
  };
}

/**
 * The failures of a call: its own, those of a bad request or token (visitors may send one too), of an idempotency key that is in
 * use, and those of any call: too many requests, and errors of the server.
 */
function failures(call: Call, method: string): Record<number, z.ZodType> {
  const isWrite = method !== "GET";
  const asks = call.params || call.query || call.body || isWrite;
  const statuses = [
    ...(call.failures ?? []),
    ...(asks ? [400] : []),
    ...[401, 403],
    ...(isWrite && call.access !== "visitor" ? [409] : []),
    ...(isWrite ? [413, 415] : []),
    ...[429, 500, 503],
  ];
  return Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
}
