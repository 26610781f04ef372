import type { Access } from "@lagom/shared/contract/call";
import { callList } from "@lagom/shared/contract/calls";
import { z } from "zod";
import { type JsonSchema, mismatches } from "./json-schema.ts";

/** Who may call, from least to most privileged. */
const ACCESS = ["visitor", "user", "admin", "operator", "releaser"] as const satisfies readonly Access[];

/** The file of a release that describes the API its sources know. */
export const API_FILE = "api.json";

const Schemas = z.record(z.string(), z.looseObject({}));

/** Every call by `METHOD /path`. */
export const ApiShape = z.record(
  z.string(),
  z.object({
    access: z.enum(ACCESS),
    /** JSON schemas of `params`, `query` and `body`. */
    request: Schemas,
    /** JSON schema of the reply of each success status. */
    replies: Schemas,
  }),
);
export type ApiShape = z.infer<typeof ApiShape>;

const PARTS = ["params", "query", "body"] as const;

/** The API of this checkout, as its contract declares it: every call, or those that are asked for. */
export function apiShape(isAsked: (call: string) => boolean = () => true): ApiShape {
  const asked = callList.filter(([key]) => isAsked(key));
  return Object.fromEntries(
    asked.map(([key, call]) => [
      key,
      {
        access: call.access,
        request: Object.fromEntries(
          PARTS.flatMap((part) => (call[part] ? [[part, schemaOf(call[part], "input")]] : [])),
        ),
        replies: Object.fromEntries(
          Object.entries(call.responses)
            .filter(([status]) => Number(status) < 300)
            .map(([status, schema]) => [status, schemaOf(schema, "output")]),
        ),
      },
    ]),
  );
}

const schemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;

/**
 * The calls a release was built with that today's API no longer answers in the same way; the API may only grow.
 * @returns one line for each missing or changed call
 */
export function missingCalls(built: ApiShape, today: ApiShape): string[] {
  return Object.entries(built).flatMap(([key, then]) => {
    const now = today[key];
    if (!now) return [`${key} is gone`];
    return [
      ...(ACCESS.indexOf(now.access) > ACCESS.indexOf(then.access) ? [`needs ${now.access}`] : []),
      ...Object.entries(then.request).flatMap(([part, schema]) =>
        mismatches(schema, now.request[part] ?? {}, part, "request"),
      ),
      ...Object.entries(then.replies).flatMap(([status, schema]) =>
        now.replies[status]
          ? mismatches(now.replies[status], schema, "reply", "reply")
          : [`no longer answers ${status}`],
      ),
    ].map((problem) => `${key}: ${problem}`);
  });
}
