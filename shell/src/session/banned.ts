import { create } from "zustand";

/** Whether the session was ended because its user is banned, until the reader has closed the dialog that says so. */
export const useBanned = create<{ banned: boolean }>(() => ({ banned: false }));
