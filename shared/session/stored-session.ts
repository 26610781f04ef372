import { hasFields, readStored } from "../checked-json.ts";
import { pageConfig } from "../page-config.ts";

export interface StoredSession {
  access_token: string;
  /** Unix seconds. */
  expires_at: number;
  /** As the auth service gave it. */
  user?: unknown;
}

/** The key under which supabase-js keeps the session: `sb-<first label of the host>-auth-token`. */
export function sessionStorageKey(): string {
  return `sb-${new URL(pageConfig().auth).hostname.split(".")[0]}-auth-token`;
}

const isSession = (value: unknown): value is StoredSession =>
  hasFields({ access_token: "string", expires_at: "number" })(value);

/** The session in local storage, if one is there and readable; it may have expired. */
export const storedSession = (): StoredSession | undefined =>
  // The build draws pages in Node, which has no document to name the auth service.
  typeof document === "undefined" ? undefined : readStored("localStorage", sessionStorageKey(), isSession);
