import { create } from "zustand";

/** The signed-in user, as the auth service gives it; only what the product uses. */
export interface SessionUser {
  id: string;
  email: string;
  full_name: string | null;
  created_at: string;
  /** How the account was made: `email`, `google` or `facebook`. */
  sign_up_method: string;
}

export interface SessionActions {
  signUp(credentials: { email: string; password: string; full_name: string }): Promise<SignUpOutcome>;
  signIn(credentials: { email: string; password: string }): Promise<boolean>;
  signInWith(provider: "google" | "facebook"): Promise<void>;
  signOut(): Promise<void>;
  resetPassword(email: string): Promise<boolean>;
  refresh(): Promise<boolean>;
}

/** A session at once, or a mail to confirm first. */
export type SignUpOutcome = "signed-in" | "confirm-by-mail" | "failed";

export interface SessionState {
  user: SessionUser | null;
  loading: boolean;
  error: string | null;
}

/** The session (docs/product.md#session): starts loading, with no user. Written by the shell, read by everyone. */
export const useSession = create<SessionState>(() => ({ user: null, loading: true, error: null }));
