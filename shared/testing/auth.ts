import type { SessionUser } from "../session/store.ts";
import { answerAt } from "./network.ts";

/** The account as the auth protocol shows it; the fields that pages read. */
export interface AuthUser {
  id: string;
  aud: string;
  email: string;
  created_at: string;
  app_metadata: { provider: string; role?: string };
  user_metadata: { full_name?: string };
  /** Empty where a sign-up met an account that is there already. */
  identities: { provider: string }[];
}

interface AuthSession {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: AuthUser;
}

/** The calls of the auth protocol that pages make, and what they are answered. */
interface AuthCalls {
  "GET /settings": { external: Partial<Record<"email" | "google" | "facebook", boolean>> };
  "POST /signup": AuthSession | AuthUser;
  "POST /token": AuthSession;
  "POST /recover": Record<string, never>;
  "POST /verify": AuthSession;
  "GET /user": AuthUser;
  "PUT /user": AuthUser;
  "GET /reauthenticate": Record<string, never>;
  "POST /logout": Response;
}

interface AuthRequest {
  /** The kind of grant, where the call has several. */
  grant: string | null;
  /** Which sessions a sign-out ends. */
  scope: string | null;
  body: Readonly<Record<string, unknown>>;
}

type AuthAnswer<K extends keyof AuthCalls> =
  | AuthCalls[K]
  | ((request: AuthRequest) => AuthCalls[K] | Response | Promise<AuthCalls[K] | Response>);

/**
 * Answers a call of the auth service from now on, in place of what was said before.
 * @returns the requests that were made of it, in order; it grows
 */
export function answerAuth<K extends keyof AuthCalls>(key: K, given: AuthAnswer<K>): readonly AuthRequest[] {
  const received: AuthRequest[] = [];
  const [method = "", path = ""] = key.split(" ");
  answerAt(method, `/auth/v1${path}`, async (request) => {
    const text = await request.text();
    const body = text ? JSON.parse(text) : {};
    const { searchParams } = new URL(request.url);
    const asked: AuthRequest = {
      grant: searchParams.get("grant_type"),
      scope: searchParams.get("scope"),
      body,
    };
    received.push(asked);
    const result = typeof given === "function" ? await given(asked) : given;
    return result instanceof Response ? result : Response.json(result);
  });
  return received;
}

/** An answer with a failure of the auth service. */
export const authFailure = (status: number, error_code: string, msg: string) => (): Response =>
  Response.json({ code: status, error_code, msg }, { status });

/** The account of a user of these tests. */
export const authUser = ({ id, email, full_name, created_at, sign_up_method }: SessionUser): AuthUser => ({
  id,
  aud: "authenticated",
  email,
  created_at,
  app_metadata: { provider: sign_up_method },
  user_metadata: full_name === null ? {} : { full_name },
  identities: [{ provider: sign_up_method }],
});

/** A session of a user, for an hour. */
export function authSession(user: SessionUser): AuthSession {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: user.id, exp: expires_at, session_id: "test-session" };
  return {
    access_token: ["{}", JSON.stringify(claims), "signature"].map((part) => btoa(part)).join("."),
    token_type: "bearer",
    expires_in: 3600,
    expires_at,
    refresh_token: "test-refresh",
    user: authUser(user),
  };
}
