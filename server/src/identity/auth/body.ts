import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { badJson } from "./errors.ts";

const DEEPEST = 64;

/** A text field; as in the protocol, null and missing count as empty. */
export const textField = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** An arbitrary object from the caller, such as a user's metadata. */
export const objectField = z.record(z.string(), z.unknown()).nullish();

/**
 * Parses a JSON body; unknown fields are ignored.
 * @throws AuthError bad_json
 */
export function readBody<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(request.body);
  if (parsed.success && !isDeeperThan(request.body, DEEPEST)) return parsed.data;
  throw badJson();
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
