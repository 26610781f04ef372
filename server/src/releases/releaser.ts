import type { Actor } from "@lagom/releases/policy";
import { bearerToken } from "../identity/session/bearer.ts";
import type { Db } from "../platform/database/open.ts";
import type { CurrentUser } from "../platform/http/current-user.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { personOf } from "./people.queries.ts";
import { holderOf } from "./release-tokens.queries.ts";

/**
 * Who speaks to the release service: the holder of a release token, or somebody signed in who is an operator or a member of a team.
 * @throws HttpError unauthorized, forbidden
 */
export async function releaserOf(
  db: Db,
  authorization: string | undefined,
  user: CurrentUser | null,
): Promise<Actor> {
  if (user) {
    const person = await personOf(db, user.id);
    if (!person) throw new HttpError("forbidden", "This needs an operator, or a member of an area's team");
    return person;
  }
  const holder = await holderOf(db, bearerToken(authorization));
  if (!holder)
    throw new HttpError("unauthorized", "This needs a token of the release service that is not revoked");
  return holder;
}
