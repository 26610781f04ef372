import { pageConfig } from "@lagom/shared/page-config";
import { sessionStorageKey } from "@lagom/shared/session/stored-session";
import { AuthClient } from "@supabase/supabase-js";

/** The one client of the auth service. It keeps the session in local storage and tells other tabs of changes. */
export const authClient = new AuthClient({
  url: `${pageConfig().auth}/auth/v1`,
  headers: { apikey: pageConfig().authKey },
  storageKey: sessionStorageKey(),
  flowType: "pkce",
});
