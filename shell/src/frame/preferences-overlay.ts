import { create } from "zustand";

/** Whether the preferences dialog of the account area is open over the page. */
export const usePreferencesOverlay = create(() => ({ open: false }));

export const openPreferences = () => usePreferencesOverlay.setState({ open: true });
export const closePreferences = () => usePreferencesOverlay.setState({ open: false });
