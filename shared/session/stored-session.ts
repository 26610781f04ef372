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

/** The session in local storage, if one is there and readable; it may have expired. */
export function storedSession(): StoredSession | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionStorageKey()) ?? "null") as StoredSession | null;
    return typeof stored?.access_token === "string" ? stored : undefined;
  } catch {
    return undefined;
  }
}
