import { create } from "zustand";

/** Whether the tutorial is shown; `asked` if the reader opened it. */
export const useTutorial = create<{ open: false | "shown" | "asked" }>(() => ({ open: false }));

export const openTutorial = (how: "shown" | "asked") => useTutorial.setState({ open: how });
export const closeTutorial = () => useTutorial.setState({ open: false });
