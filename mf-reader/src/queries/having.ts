import { UnknownError } from "@lagom/shared/api/errors";

/**
 * A reply, provided it has the list or text that its page needs.
 * @throws UnknownError if it has not: then the reply is not from our server
 */
export function having<T extends object>(field: keyof T & string, kind: "list" | "text", reply: T): T {
  const value: unknown = (reply as T | null)?.[field];
  if (kind === "list" ? Array.isArray(value) : typeof value === "string") return reply;
  throw new UnknownError(`A reply without ${field}`);
}
