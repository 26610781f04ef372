import { create } from "zustand";

/** Whether the tutorial stands on the page; `asked` when the reader called for it. */
export const useTutorial = create<{ open: false | "shown" | "asked" }>(() => ({ open: false }));

export const openTutorial = (how: "shown" | "asked") => useTutorial.setState({ open: how });
export const closeTutorial = () => useTutorial.setState({ open: false });
