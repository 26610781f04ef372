import type { SessionUser } from "@lagom/shared/session/store";
import type { User } from "@supabase/supabase-js";

/** The fields we use of the auth service's user. */
export function sessionUser(user: User | null | undefined): SessionUser | null {
  if (!user) return null;
  const name: unknown = user.user_metadata.full_name ?? user.user_metadata.name;
  return {
    id: user.id,
    email: user.email ?? "",
    full_name: typeof name === "string" && name !== "" ? name : null,
    created_at: user.created_at,
    sign_up_method: user.app_metadata.provider ?? "email",
  };
}
