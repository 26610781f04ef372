import { UnknownError } from "@lagom/shared/api/errors";

/**
 * A reply, where it has the list or the text that its page cannot be drawn without.
 * @throws UnknownError where it has not: then it was not our server that answered
 */
export function having<T extends object>(field: keyof T & string, kind: "list" | "text", reply: T): T {
  const value: unknown = (reply as T | null)?.[field];
  if (kind === "list" ? Array.isArray(value) : typeof value === "string") return reply;
  throw new UnknownError(`A reply without ${field}`);
}
