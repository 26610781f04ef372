import type { FastifyRequest } from "fastify";
import type { AuthUser } from "../../../schema/auth/users.table.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../errors.ts";
import { findUserById } from "../users.queries.ts";

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The user whose id is in the path.
 * @throws AuthError user_not_found, validation_failed
 */
export async function subjectOf(context: AuthContext, request: FastifyRequest): Promise<AuthUser> {
  const { id } = request.params as { id: string };
  if (!UUID.test(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  const user = await findUserById(context.db, id);
  if (!user) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}
