import { create } from "zustand";

export type AuthDialogMode = "sign-in" | "sign-up" | "forgot";

interface AuthDialogState {
  mode: AuthDialogMode | null;
  /** Why it was opened, where the visitor did not ask for it. */
  reason: string | null;
}

/** Which form of the sign-in dialog is open, if any. The shell draws it over any page. */
export const useAuthDialog = create<AuthDialogState>(() => ({ mode: null, reason: null }));

/** Asks a visitor to sign in or up, over the page they are on; says why if they did not ask for it. */
export const openAuthDialog = (mode: AuthDialogMode, reason: string | null = null) =>
  useAuthDialog.setState({ mode, reason });
export const closeAuthDialog = () => useAuthDialog.setState({ mode: null, reason: null });
