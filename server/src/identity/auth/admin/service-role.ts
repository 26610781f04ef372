import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { AuthError } from "../errors.ts";

/**
 * Admits the holder of the service-role key only.
 * @throws AuthError no_authorization, not_admin
 */
export function requireServiceRole({ headers }: FastifyRequest, key: string | undefined): void {
  const [, token] = /^bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const digest = (text: string) => createHash("sha256").update(text).digest();
  if (!key || !timingSafeEqual(digest(token), digest(key))) {
    throw new AuthError(403, "not_admin", "User not allowed");
  }
}

/** Protocol calls this server does not support: refuse them instead of ignoring them. */
export const notSupported = (what: string) =>
  new AuthError(501, "not_implemented", `${what} is not supported by this server`);
