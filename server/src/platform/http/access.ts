import type { Access } from "@lagom/shared/contract/call";
import type { CurrentUser } from "./current-user.ts";
import { HttpError } from "./http-error.ts";

/**
 * Refuses callers without permission; operators may do everything administrators may.
 * @throws HttpError unauthorized, forbidden
 */
export function checkAccess(access: Access, user: CurrentUser | null): void {
  if (access === "visitor" || access === "releaser") return; // a releaser's token is no user's
  if (!user) throw new HttpError("unauthorized", ({ access }) => access.signIn);
  if (access === "user" || user.role === access || user.role === "operator") return;
  throw new HttpError(
    "forbidden",
    access === "admin" ? (say) => say.access.administrator : (say) => say.access.operator,
  );
}

/** Treats a caller whose session has ended as a visitor. Throws every other failure. */
export function visitorIfEnded(error: unknown): null {
  if (error instanceof HttpError && error.code === "session_ended") return null;
  throw error;
}

/**
 * Refuses a `user_email` that is not the token's: it is never trusted.
 * @throws HttpError forbidden
 */
export function checkUserEmail(user: CurrentUser | null, ...parts: unknown[]): void {
  for (const part of parts) {
    const given = (part as { user_email?: string } | undefined)?.user_email;
    if (user && given !== undefined && given.toLowerCase() !== user.email.toLowerCase()) {
      throw new HttpError("forbidden", "user_email is not the address of the signed-in user");
    }
  }
}
