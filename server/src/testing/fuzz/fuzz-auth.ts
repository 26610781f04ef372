import { randomUUID } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc, { type Arbitrary } from "fast-check";
import { PASSWORD, type SessionBody, type startAuth } from "../../identity/auth/testing.ts";
import { type Schema, valueFor } from "./arbitrary.ts";
import { type AuthOperation, authOperations } from "./auth-operations.ts";
import { type Findings, MOST_FAULTS, urlOf } from "./fuzz-api.ts";

type AuthServer = Awaited<ReturnType<typeof startAuth>>;

const CALLERS = ["visitor", "user", "user", "other", "service"] as const;
type Caller = (typeof CALLERS)[number];

interface Generated {
  caller: Caller;
  operation: AuthOperation;
  url: string;
  body: unknown;
  /** Whether the client asks for the newer form of errors. */
  isNewClient: boolean;
}

/** Requests of the same accounts at most: soon their sessions are ended and their passwords changed. */
const ROUND = 60;
/** Stands in what the other user's account holds, and in nothing that is sent. */
const MARK = "zzforeignzz";
/** The protocol's reply to a path that is none of its own, as an empty id makes one. */
const NO_SUCH_PATH = "404 page not found\n";
/** Where a link may lead: this server's own pages. */
const OWN_PAGES = "http://localhost:3000/";

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isError = ajv.compile({
  type: "object",
  required: ["code", "message"],
  properties: { code: { type: "string", minLength: 1 }, message: { type: "string", minLength: 1 } },
});
const isOlderError = ajv.compile({
  type: "object",
  required: ["code", "error_code", "msg"],
  properties: { code: { type: "integer" }, error_code: { type: "string" }, msg: { type: "string" } },
});
const isOAuthError = ajv.compile({
  type: "object",
  required: ["error", "error_description"],
  additionalProperties: false,
  properties: { error: { type: "string" }, error_description: { type: "string" } },
});

/**
 * Sends generated requests to the auth server, as a visitor, a user, another user and the holder of the service-role key.
 * No answer may be a failure of the server, have another form than the protocol's, show one user what belongs to another,
 * or lead to a foreign page.
 * @param server with mails confirmed by themselves, and `serviceKey` as its key
 * @param seed makes a run repeatable
 */
export async function fuzzAuth(
  server: AuthServer,
  serviceKey: string,
  requests: number,
  seed: number,
): Promise<Findings> {
  const findings: Findings = { requests: 0, statuses: {}, faults: [] };
  for (let round = 0; findings.requests < requests; round += 1) {
    const user = await newUser(server, {});
    const other = await newUser(server, { note: MARK });
    const tokens = { user: user.access_token, other: other.access_token, service: serviceKey };
    const operations = authOperations([user.refresh_token]);
    const generated = fc.sample(requestFor(operations, [user.user.id, other.user.id]), {
      numRuns: Math.min(ROUND, requests - findings.requests),
      seed: seed + round,
    });
    for (const request of generated) {
      findings.requests += 1;
      const fault = await send(server, tokens, request, findings);
      if (fault) findings.faults.push(fault);
      if (findings.faults.length >= MOST_FAULTS) return findings;
    }
  }
  return findings;
}

/** An account whose address no request names. */
async function newUser(server: AuthServer, data: object): Promise<SessionBody> {
  const body = { email: `${randomUUID()}@example.com`, password: PASSWORD, data };
  return (await server.call("POST /signup", { body })).json<SessionBody>();
}

function requestFor(operations: readonly AuthOperation[], ids: readonly string[]): Arbitrary<Generated> {
  const values = (fields: Record<string, Schema> = {}, requiredKeys?: string[]) =>
    fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, valueFor(schema, ids, name)])),
      requiredKeys ? { requiredKeys } : {},
    );
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        caller: fc.constantFrom(...CALLERS),
        path: values(operation.pathFields),
        query: values(operation.query, []),
        body: operation.body
          ? valueFor({ type: "object", properties: operation.body }, ids)
          : fc.constant(undefined),
        isNewClient: fc.boolean(),
      })
      .map(({ path, query, ...rest }) => ({
        ...rest,
        operation,
        url: urlOf(`/auth/v1${operation.path}`, path, query),
      })),
  );
}

async function send(
  { app }: AuthServer,
  tokens: Record<Exclude<Caller, "visitor">, string>,
  { caller, operation, url, body, isNewClient }: Generated,
  findings: Findings,
): Promise<string | undefined> {
  const reply = await app.inject({
    method: operation.method,
    url,
    headers: {
      ...(caller === "visitor" ? {} : { authorization: `Bearer ${tokens[caller]}` }),
      ...(isNewClient ? { "x-supabase-api-version": "2024-01-01" } : {}),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { statusCode } = reply;
  findings.statuses[statusCode] = (findings.statuses[statusCode] ?? 0) + 1;
  const wrong = faultOf();
  return (
    wrong &&
    `${caller} ${operation.method} ${url} ${JSON.stringify(body)} → ${statusCode} ${reply.body.slice(0, 500)}: ${wrong}`
  );

  function faultOf(): string | undefined {
    if (statusCode >= 500 && statusCode !== 501) return "a failure of the server";
    if ((caller === "visitor" || caller === "user") && reply.body.includes(MARK))
      return "another user's data";
    if (/\$argon2|password_hash/.test(reply.body)) return "a password's hash";
    if (statusCode === 302 || statusCode === 303) {
      return String(reply.headers.location).startsWith(OWN_PAGES) ? undefined : "leads to a foreign page";
    }
    if (statusCode === 204) return undefined;
    if (statusCode === 404 && reply.body === NO_SUCH_PATH) return undefined;
    if (!String(reply.headers["content-type"]).startsWith("application/json")) return "not JSON";
    const answer = reply.json();
    if (statusCode >= 400) {
      const isKnownForm = isNewClient ? isError(answer) : isOlderError(answer);
      return isKnownForm || isOAuthError(answer) ? undefined : "a form of error that the protocol has not";
    }
    if (!operation.answers || ajv.validate(operation.answers, answer)) return undefined;
    return ajv.errorsText();
  }
}
