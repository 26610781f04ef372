/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  [limit: string]: unknown;
}

/** In a reply, a client must tolerate unknown values; in a request, a server must accept everything that it used to accept. */
type Direction = "request" | "reply";

/**
 * Why values of one schema cannot be used where another is expected; empty if all of them can. Both sides ignore unknown fields.
 * @param at path of the value, for the messages
 */
export function mismatches(given: JsonSchema, expected: JsonSchema, at: string, way: Direction): string[] {
  if (isAnything(expected)) return [];
  const variants = variantsOf(given);
  if (variants) return [...new Set(variants.flatMap((variant) => mismatches(variant, expected, at, way)))];
  const allowed = variantsOf(expected);
  if (allowed) {
    const fits = allowed.map((variant) => mismatches(given, variant, at, way));
    return fits.some((problems) => problems.length === 0)
      ? []
      : [`${at} may be ${typeOf(given)}, which was not expected`];
  }
  if (!sameType(given.type, expected.type)) {
    return [`${at} is ${typeOf(given)} where ${typeOf(expected)} is expected`];
  }
  return [
    ...(way === "request"
      ? [...valueProblems(given, expected, at), ...limitProblems(given, expected, at)]
      : []),
    ...fieldProblems(given, expected, at, way),
    ...(given.items && expected.items ? mismatches(given.items, expected.items, `${at}[]`, way) : []),
    ...extraProblems(given, expected, at, way),
  ];
}

/** The alternatives of a union. */
const variantsOf = ({ anyOf, oneOf, ...rest }: JsonSchema): JsonSchema[] | undefined =>
  anyOf ?? oneOf ?? (Array.isArray(rest.type) ? rest.type.map((type) => ({ ...rest, type })) : undefined);

const isAnything = ({ type, anyOf, oneOf, enum: values, const: value }: JsonSchema) =>
  [type, anyOf, oneOf, values, value].every((part) => part === undefined);

const typeOf = (schema: JsonSchema): string =>
  schema.type?.toString() ?? (isAnything(schema) ? "anything" : "one of a list");

const sameType = (given: JsonSchema["type"], expected: JsonSchema["type"]) =>
  expected === undefined || given === expected || (given === "integer" && expected === "number");

/** Values that used to be accepted and no longer are. */
function valueProblems(given: JsonSchema, expected: JsonSchema, at: string): string[] {
  const allowed = expected.enum ?? ("const" in expected ? [expected.const] : undefined);
  if (!allowed) return [];
  const values = given.enum ?? ("const" in given ? [given.const] : undefined);
  if (!values) return [`${at} takes only ${allowed.join(", ")}`];
  return values.filter((value) => !allowed.includes(value)).map((value) => `${at} no longer takes ${value}`);
}

const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems"];

function limitProblems(given: JsonSchema, expected: JsonSchema, at: string): string[] {
  const narrower = (name: string, worst: number, isNarrower: (now: number, then: number) => boolean) =>
    name in expected && isNarrower(Number(expected[name]), Number(given[name] ?? worst))
      ? [`${at} has a narrower ${name}`]
      : [];
  return [
    ...UPPER.flatMap((name) => narrower(name, Infinity, (now, then) => now < then)),
    ...LOWER.flatMap((name) => narrower(name, -Infinity, (now, then) => now > then)),
  ];
}

function fieldProblems(given: JsonSchema, expected: JsonSchema, at: string, way: Direction): string[] {
  const fields = given.properties ?? {};
  const wanted = expected.properties ?? {};
  const always = given.required ?? [];
  const missing = (expected.required ?? []).filter((name) => !always.includes(name));
  const lost =
    way === "request" && expected.properties ? Object.keys(fields).filter((name) => !wanted[name]) : [];
  return [
    ...missing.map((name) =>
      way === "request" ? `${at}.${name} must now be given` : `${at}.${name} may be missing`,
    ),
    ...lost.map((name) => `${at}.${name} is no longer taken`),
    ...Object.entries(fields).flatMap(([name, schema]) =>
      wanted[name] ? mismatches(schema, wanted[name], `${at}.${name}`, way) : [],
    ),
  ];
}

function extraProblems(given: JsonSchema, expected: JsonSchema, at: string, way: Direction): string[] {
  const [from, to] = [given.additionalProperties, expected.additionalProperties];
  return typeof from === "object" && typeof to === "object" ? mismatches(from, to, `${at}.*`, way) : [];
}
