import { LANGUAGES } from "@lagom/shared/text/languages";
import fc, { type Arbitrary } from "fast-check";

/** The part of JSON Schema in which an OpenAPI document of ours describes requests. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Strings that have broken servers. */
const HOSTILE = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\u202Eabc\u202C",
  "%",
  "_%",
  "%ff",
  "../../etc/passwd",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "null",
  "-1",
  "1e2",
  "0x10",
  "NaN",
  "9007199254740993",
  "2147483648",
  "٣",
  "👩‍👩‍👧",
  "e\u0301".repeat(100),
  "x".repeat(5000),
  "{}",
  "[object Object]",
];
const LANGUAGE_VALUES = [...LANGUAGES.flatMap(({ code, name }) => [code, name]), "klingon"];
const INSTANTS = [
  "2026-01-01T00:00:00Z",
  "2026-01-01T00:00:00.000+02:00",
  "1900-01-01T00:00:00Z",
  "9999-12-31T23:59:59Z",
];
/** Never a public host, so that nothing is fetched. */
const URLS = [
  "http://127.0.0.1:1/",
  "https://10.0.0.1/x",
  "http://[::1]/",
  "javascript:alert(1)",
  "http://localhost:1/",
];
/** One value in this many is meant to be refused. */
const ONE_BAD_IN = 16;

const hostileString = fc.constantFrom(...HOSTILE);
const anything = fc.oneof(hostileString, fc.jsonValue({ maxDepth: 2 }));

/**
 * Values that fit a schema, and occasionally values that do not.
 * @param ids ids that exist, of the caller and of others
 * @param name of the field, which tells ids and languages
 */
export function valueFor(schema: Schema, ids: readonly (string | number)[], name = ""): Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fitting(schema, ids, name), weight: ONE_BAD_IN - 1 },
    { arbitrary: anything, weight: 1 },
  );
}

function fitting(schema: Schema, ids: readonly (string | number)[], name: string): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => fitting(option, ids, name)));
  const types = [schema.type ?? "string"].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, ids, name)));
}

function ofType(
  type: string,
  schema: Schema,
  ids: readonly (string | number)[],
  name: string,
): Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numberFor(schema, ids, name);
    case "array":
      return fc.array(valueFor(schema.items ?? {}, ids, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case "object":
      return objectFor(schema, ids);
    default:
      return stringFor(schema, ids, name);
  }
}

function numberFor(schema: Schema, ids: readonly (string | number)[], name: string): Arbitrary<number> {
  const numeric = ids.filter((id) => typeof id === "number");
  const min =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? -(2 ** 31) : schema.exclusiveMinimum + 1);
  const any = fc.integer({ min, max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 40) });
  return /(^|_)ids?$|Id$|^order$/.test(name) && numeric.length > 0
    ? fc.oneof(fc.constantFrom(...numeric), any)
    : any;
}

// Each is made once: fast-check maps all of Unicode for one, which takes longer than to send what it gives.
const strings = new Map<string, Arbitrary<string>>();

const stringOf = (minLength: number, maxLength: number): Arbitrary<string> =>
  made(`${minLength} ${maxLength}`, () => fc.string({ unit: "binary", minLength, maxLength }));

const matching = (pattern: string): Arbitrary<string> =>
  made(pattern, () => fc.stringMatching(new RegExp(pattern, "u")));

function made(key: string, make: () => Arbitrary<string>): Arbitrary<string> {
  const known = strings.get(key) ?? make();
  strings.set(key, known);
  return known;
}

function stringFor(schema: Schema, ids: readonly (string | number)[], name: string): Arbitrary<string> {
  if (/lang|language/.test(name)) return fc.constantFrom(...LANGUAGE_VALUES);
  if (schema.format === "date-time") return fc.constantFrom(...INSTANTS);
  if (schema.format === "uri") return fc.constantFrom(...URLS);
  if (schema.format === "uuid") {
    const uuids = ids.filter((id) => typeof id === "string");
    return uuids.length > 0 ? fc.oneof(fc.constantFrom(...uuids), fc.uuid()) : fc.uuid();
  }
  if (schema.format === "email") return fc.emailAddress();
  if (schema.pattern && schema.pattern.length < 100) return fc.oneof(matching(schema.pattern), hostileString);
  const any = stringOf(schema.minLength ?? 0, Math.min(schema.maxLength ?? 40, 40));
  return fc.oneof(fc.constantFrom("hund", "havet", "Katten sov."), any, hostileString);
}

function objectFor(
  { properties = {}, required = [] }: Schema,
  ids: readonly (string | number)[],
): Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, ids, name)]),
  );
  return fc.record(fields, { requiredKeys: required });
}
