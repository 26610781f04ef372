import type { JsonSchema } from "@lagom/releases/gate/json-schema";
import { callList } from "@lagom/shared/contract/calls";
import { expect, test } from "vitest";
import { z } from "zod";
import { type Amount, example } from "./example.ts";

const AMOUNTS: readonly Amount[] = ["empty", "data"];

test.each(AMOUNTS)("each reply of the contract takes an example of it (%s)", (amount) => {
  const refused = callList.flatMap(([key, { responses }]) =>
    Object.entries(responses).flatMap(([status, schema]) => {
      const described = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as JsonSchema;
      const { error } = schema.safeParse(example(described, amount));
      return error ? [`${key} ${status}: ${z.prettifyError(error)}`] : [];
    }),
  );
  expect(refused).toEqual([]);
});

test("an example with data has items that differ, and one without has none", () => {
  const items = z.object({ items: z.array(z.object({ id: z.int().positive(), at: z.iso.datetime() })) });
  const described = z.toJSONSchema(items) as JsonSchema;
  expect(example(described, "empty")).toEqual({ items: [] });
  const { items: found } = items.parse(example(described, "data"));
  expect(new Set(found.map(({ id }) => id)).size).toBe(3);
});
