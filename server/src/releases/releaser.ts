import type { Actor } from "@lagom/releases/policy";
import { bearerToken } from "../identity/session/bearer.ts";
import type { Db } from "../platform/database/open.ts";
import type { CurrentUser } from "../platform/http/current-user.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { holderOf } from "./release-tokens.queries.ts";

/**
 * Who speaks to the release service: the holder of a release token, or a signed-in operator.
 * @throws HttpError unauthorized, forbidden
 */
export async function releaserOf(
  db: Db,
  authorization: string | undefined,
  user: CurrentUser | null,
): Promise<Actor> {
  if (user?.role === "operator") return { name: user.email, scope: "operator" };
  if (user) throw new HttpError("forbidden", "This needs an operator");
  const holder = await holderOf(db, bearerToken(authorization));
  if (!holder)
    throw new HttpError("unauthorized", "This needs a token of the release service that is not revoked");
  return holder;
}
