import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { pageConfig } from "@lagom/shared/page-config";
import { sessionStorageKey } from "@lagom/shared/session/stored-session";
import { AuthClient } from "@supabase/supabase-js";

/**
 * The one client of the auth service. It keeps the session in local storage and tells other tabs of changes. The service
 * writes its mails in the language that a request accepts.
 */
export const authClient = new AuthClient({
  url: `${pageConfig().auth}/auth/v1`,
  headers: { apikey: pageConfig().authKey },
  storageKey: sessionStorageKey(),
  flowType: "pkce",
  fetch: (address, options) => {
    const headers = new Headers(options?.headers);
    headers.set("accept-language", interfaceLanguage());
    return fetch(address, { ...options, headers });
  },
});
