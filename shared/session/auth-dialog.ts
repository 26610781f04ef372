import { create } from "zustand";

export type AuthDialogMode = "sign-in" | "sign-up" | "forgot";

/** Which form of the sign-in dialog is open, if any. The shell draws it over any page. */
export const useAuthDialog = create<{ mode: AuthDialogMode | null }>(() => ({ mode: null }));

/** Asks a visitor to sign in or up, over the page they are on. */
export const openAuthDialog = (mode: AuthDialogMode) => useAuthDialog.setState({ mode });
export const closeAuthDialog = () => useAuthDialog.setState({ mode: null });
