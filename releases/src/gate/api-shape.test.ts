import { expect, test } from "vitest";
import { type ApiShape, apiShape, missingCalls } from "./api-shape.ts";

const built: ApiShape = {
  "POST /api/x": {
    access: "user",
    request: {
      body: {
        type: "object",
        properties: { lang: { type: "string", enum: ["sv", "en"] }, text: { type: "string", maxLength: 9 } },
        required: ["lang"],
      },
    },
    replies: {
      200: {
        type: "object",
        properties: {
          word: { anyOf: [{ type: "string" }, { type: "null" }] },
          kind: { type: "string", enum: ["a"] },
          list: {
            type: "array",
            items: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] },
          },
        },
        required: ["word", "kind", "list"],
      },
    },
  },
};
const CALL = "POST /api/x";

/** The same API with one detail of the call changed. */
function apiWith(change: (call: ApiShape[string], body: Json, reply: Json) => void): ApiShape {
  const copy = structuredClone(built);
  const call = copy[CALL] as ApiShape[string];
  change(call, call.request.body as Json, call.replies[200] as Json);
  return copy;
}
// biome-ignore lint/suspicious/noExplicitAny: schemas are data, changed here by hand
type Json = any;

test("this checkout's API answers everything that it was built for", () => {
  const shape = JSON.parse(JSON.stringify(apiShape())) as ApiShape;
  expect(Object.keys(shape).length).toBeGreaterThan(20);
  expect(missingCalls(shape, apiShape())).toEqual([]);
});

test.each<[string, ApiShape]>([
  ["a further call", { ...built, "GET /api/y": { access: "user", request: {}, replies: {} } }],
  [
    "an additional optional field of a request",
    apiWith((_, body) => (body.properties.more = { type: "string" })),
  ],
  ["a further value that is taken", apiWith((_, body) => body.properties.lang.enum.push("de"))],
  ["a further field of a reply", apiWith((_, __, reply) => (reply.properties.more = { type: "string" }))],
  ["a further value in a reply", apiWith((_, __, reply) => reply.properties.kind.enum.push("b"))],
  [
    "a reply that is no longer ever null",
    apiWith((_, __, reply) => (reply.properties.word = { type: "string" })),
  ],
  ["a call that less is asked for", apiWith((call) => (call.access = "visitor"))],
])("may grow by %s", (_, today) => {
  expect(missingCalls(built, today)).toEqual([]);
});

test.each<[string, ApiShape]>([
  ["is gone", {}],
  ["needs admin", apiWith((call) => (call.access = "admin"))],
  ["body.text must now be given", apiWith((_, body) => body.required.push("text"))],
  ["body.text is no longer taken", apiWith((_, body) => delete body.properties.text)],
  ["body.lang no longer takes en", apiWith((_, body) => body.properties.lang.enum.pop())],
  ["body.text has a narrower maxLength", apiWith((_, body) => (body.properties.text.maxLength = 5))],
  ["reply.kind may be missing", apiWith((_, __, reply) => reply.required.splice(1, 1))],
  [
    "reply.list[].n is string where integer is expected",
    apiWith((_, __, reply) => (reply.properties.list.items.properties.n.type = "string")),
  ],
  [
    "reply.kind is null where string is expected",
    apiWith((_, __, reply) => (reply.properties.kind = { anyOf: [{ type: "string" }, { type: "null" }] })),
  ],
  ["no longer answers 200", apiWith((call) => (call.replies = { 201: {} }))],
])("refused: %s", (problem, today) => {
  expect(missingCalls(built, today)).toEqual([
    problem === "is gone" ? `${CALL} is gone` : `${CALL}: ${problem}`,
  ]);
});
