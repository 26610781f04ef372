import type { JsonSchema } from "@lagom/releases/gate/json-schema";

/** How much an example holds: as little as the schema allows, or something wherever it allows it. */
export type Amount = "empty" | "data";

const ITEMS = 3;
const WORD = "example";
const DAY = "2026-01-0";

/**
 * An example of what a schema of the contract allows; nothing in it is of a person.
 * @param at which item of a list it is, so that items differ
 */
export function example(schema: JsonSchema, amount: Amount, at = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  const variants = schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map(as(schema)) : undefined);
  if (variants) return example(chosen(variants, amount), amount, at);
  switch (schema.type) {
    case "object":
      return objectOf(schema, amount, at);
    case "array":
      return amount === "empty" || !schema.items ? [] : itemsOf(schema.items);
    case "string":
      return textOf(schema, at);
    case "integer":
    case "number":
      return numberOf(schema, amount, at);
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return undefined; // no body
  }
}

const as = (schema: JsonSchema) => (type: string) => ({ ...schema, type });

/** Null where there is to be nothing, else what is not null. */
function chosen(variants: JsonSchema[], amount: Amount): JsonSchema {
  const fits = variants.find(({ type }) => (type === "null") === (amount === "empty"));
  return fits ?? variants[0] ?? {};
}

const itemsOf = (items: JsonSchema): unknown[] =>
  Array.from({ length: ITEMS }, (_, at) => example(items, "data", at));

function objectOf(schema: JsonSchema, amount: Amount, at: number): object {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const fields = Object.entries(properties)
    .filter(([name]) => amount === "data" || required.includes(name))
    .map(([name, field]) => [name, example(field, amount, at)]);
  if (amount === "empty" || typeof others !== "object") return Object.fromEntries(fields);
  const names = schema.propertyNames as JsonSchema | undefined;
  return Object.fromEntries([...fields, [names?.enum?.[0] ?? WORD, example(others, amount, at)]]);
}

/** For fields that take no sentence: the name of an area, and the id of a release. */
const NAMES = [WORD, "0123456789ab"];

function textOf({ format, pattern, minLength = 0 }: JsonSchema, at: number): string {
  const name = typeof pattern === "string" && NAMES.find((known) => new RegExp(pattern).test(known));
  if (name && !format) return name;
  if (format === "uuid") return `00000000-0000-4000-8000-00000000000${at}`;
  if (format === "date") return `${DAY}${at + 1}`;
  if (format === "date-time") return `${DAY}${at + 1}T10:00:00Z`;
  if (format === "uri") return `https://lagom.invalid/${at}`;
  return `${WORD} ${at}`.padEnd(Number(minLength), ".");
}

/** Zero where there is to be nothing, as far as the limits allow. */
function numberOf({ minimum, maximum, exclusiveMinimum }: JsonSchema, amount: Amount, at: number): number {
  const least = Math.max(Number(minimum ?? 0), Number(exclusiveMinimum ?? -1) + 1, 0);
  return Math.min(amount === "empty" ? least : least + at + 1, Number(maximum ?? Number.MAX_SAFE_INTEGER));
}
