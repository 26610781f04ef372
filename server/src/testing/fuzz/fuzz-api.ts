import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc, { type Arbitrary } from "fast-check";
import { testAdministrator } from "../administrator.ts";
import type { TestApi } from "../api.ts";
import { type TestUser, testUser } from "../tokens.ts";
import { type Schema, valueFor } from "./arbitrary.ts";

/** Findings of a run of generated requests. */
export interface Findings {
  requests: number;
  /** Answers by their status. */
  statuses: Record<number, number>;
  /** Each a request, its answer and what is wrong with it. */
  faults: string[];
}

interface Parameter {
  name: string;
  in: "path" | "query";
  required?: boolean;
  schema: Schema;
}

interface Operation {
  method: Method;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  responses: ReadonlySet<string>;
}

interface Generated {
  caller: Caller;
  operation: Operation;
  url: string;
  body: unknown;
  key: string | null;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const CALLERS = ["visitor", "user", "user", "user", "other", "operator", "operator"] as const;
type Caller = (typeof CALLERS)[number];
/** Maximum requests with the same accounts. */
const ROUND = 250;
/** Wrong responses after which a run ends. */
export const MOST_FAULTS = 10;
/** Marks everything that the other user stores. */
const MARK = "zzforeignzz";

/**
 * Sends requests that are generated from the OpenAPI document, as a visitor, a user, another user and an operator.
 * No answer may
 * be a failure of the server, differ from its schema, or show one user what another has stored.
 * @param seed makes a run repeatable
 */
export async function fuzzApi(api: TestApi, requests: number, seed: number): Promise<Findings> {
  const document = (await api.app.inject({ url: "/openapi.json" })).json();
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const operations = operationsOf(document);
  const findings: Findings = { requests: 0, statuses: {}, faults: [] };
  for (let round = 0; findings.requests < requests; round += 1) {
    const people = await newPeople(api);
    const generated = fc.sample(requestFor(operations, await idsOf(api, people)), {
      numRuns: Math.min(ROUND, requests - findings.requests),
      seed: seed + round,
    });
    for (const request of generated) {
      findings.requests += 1;
      const fault = await send(api, ajv, people, request, findings);
      if (fault) findings.faults.push(fault);
      if (findings.faults.length >= MOST_FAULTS) return findings;
      if (request.operation.path === "/api/user/me" && request.operation.method === "DELETE") break;
    }
  }
  return findings;
}

function operationsOf(document: { paths: Record<string, Record<string, object>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const { parameters, requestBody, responses } = described as {
        parameters?: Parameter[];
        requestBody?: { content: { "application/json": { schema: Schema } } };
        responses: object;
      };
      return {
        method: method.toUpperCase() as Method,
        path,
        parameters: parameters ?? [],
        body: requestBody?.content["application/json"].schema,
        responses: new Set(Object.keys(responses)),
      };
    }),
  );
}

type People = Record<Exclude<Caller, "visitor">, TestUser>;

/** New accounts, of which the other one stores something of each kind. */
async function newPeople(api: TestApi): Promise<People> {
  const [user, other] = [await testUser(), await testUser()];
  const operator = await testAdministrator(api, "operator");
  await api.app.inject({ url: "/api/user/me", headers: user.headers });
  const store = (method: Method, url: string, payload: object) =>
    api.app.inject({ method, url, headers: other.headers, payload });
  await store("POST", "/api/user-words", {
    source_word: MARK,
    translated_word: MARK,
    source_lang: "sv",
    target_lang: "en",
    context: { sentence: MARK },
  });
  await store("POST", "/api/user/texts", { text: `${MARK}\n\n${MARK} är här.`, language: "sv" });
  await store("POST", "/api/book-lists", { name: MARK, is_public: false });
  await store("POST", "/api/user/activities", {
    activity_type: "word_lookup",
    language: "svenska",
    activity_data: { word: MARK, translation: MARK, source_lang: "sv", target_lang: "en", sentence: MARK },
  });
  return { user, other, operator };
}

/** Ids that exist, of everybody. */
async function idsOf(api: TestApi, people: People): Promise<(string | number)[]> {
  const ids: (string | number)[] = [1, 2, ...Object.values(people).map(({ id }) => id)];
  const read = async (url: string) => (await api.app.inject({ url, headers: people.other.headers })).json();
  for (const { id } of (await read("/api/user-words")).words) ids.push(id);
  for (const { id, rewrite_id } of (await read("/api/user/texts")).texts) ids.push(id, rewrite_id);
  for (const { id } of (await read("/api/book-lists")).lists) ids.push(id);
  return ids;
}

function requestFor(
  operations: readonly Operation[],
  ids: readonly (string | number)[],
): Arbitrary<Generated> {
  return fc.constantFrom(...operations).chain((operation) => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
    const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
    const values = (parameters: readonly Parameter[], requiredKeys?: string[]) =>
      fc.record(
        Object.fromEntries(parameters.map(({ name, schema }) => [name, valueFor(schema, ids, name)])),
        requiredKeys ? { requiredKeys } : {},
      );
    const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
    return fc
      .record({
        caller: fc.constantFrom(...CALLERS),
        path: values(inPath),
        query: values(inQuery, required),
        body: operation.body ? valueFor(operation.body, ids) : fc.constant(undefined),
        key: fc.option(fc.uuid(), { freq: 4 }),
      })
      .map(({ caller, path, query, body, key }) => ({
        caller,
        operation,
        url: urlOf(operation.path, path, query),
        body,
        key,
      }));
  });
}

/** Fills the braces of a path, and adds a query. Strings are sent as they are, everything else as JSON. */
export function urlOf(
  template: string,
  path: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(path[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, text(value)]));
  return search.size > 0 ? `${url}?${search}` : url;
}

async function send(
  { app }: TestApi,
  ajv: Ajv2020,
  people: People,
  { caller, operation, url, body, key }: Generated,
  findings: Findings,
): Promise<string | undefined> {
  const { method, path } = operation;
  const headers = {
    ...(caller === "visitor" ? {} : people[caller].headers),
    ...(key === null ? {} : { "idempotency-key": key }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const reply = await app.inject({ method, url, headers, ...payload });
  const { statusCode } = reply;
  findings.statuses[statusCode] = (findings.statuses[statusCode] ?? 0) + 1;
  const wrong = faultOf();
  return (
    wrong &&
    `${caller} ${method} ${url} ${JSON.stringify(body)} → ${statusCode} ${reply.body.slice(0, 500)}: ${wrong}`
  );

  function faultOf(): string | undefined {
    // Not even that something is unavailable: a lost database and a deadlock say so too.
    if (statusCode >= 500) return "a failure of the server";
    if (!operation.responses.has(String(statusCode))) return "a status that the document does not name";
    if ((caller === "visitor" || caller === "user") && reply.body.includes(MARK))
      return "another user's data";
    if (statusCode === 204 || !String(reply.headers["content-type"]).includes("json")) return undefined;
    const escaped = path.replaceAll("~", "~0").replaceAll("/", "~1");
    const pointer = `#/paths/${escaped}/${method.toLowerCase()}/responses/${statusCode}/content/application~1json/schema`;
    const validate = ajv.getSchema(`api${pointer}`) ?? ajv.compile({ $ref: `api${pointer}` });
    return validate(reply.json()) ? undefined : ajv.errorsText(validate.errors);
  }
}
