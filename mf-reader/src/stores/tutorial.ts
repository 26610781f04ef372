import { create } from "zustand";

/** What the steps of the tutorial ask for, in their order. */
const STEPS = ["look-up", "phrase", "save"] as const;
export type TutorialStep = (typeof STEPS)[number];

interface TutorialState {
  /** Whether it is shown; `asked` if the reader opened it. */
  open: false | "shown" | "asked";
  /** Index of the step that is shown. */
  step: number;
  /** What the reader has done since it was opened. */
  done: readonly TutorialStep[];
}

const CLOSED: TutorialState = { open: false, step: 0, done: [] };

export const useTutorial = create(() => CLOSED);

export const openTutorial = (how: "shown" | "asked") => useTutorial.setState({ ...CLOSED, open: how });
export const closeTutorial = () => useTutorial.setState(CLOSED);
export const showTutorialStep = (step: number) => useTutorial.setState({ step });

/** Moves the tutorial on when the reader does what it asks for; it closes once nothing is left. */
export function noteDone(what: TutorialStep): void {
  const { open, step, done: before } = useTutorial.getState();
  if (!open) return;
  const done = [...before, what];
  const left = STEPS.findIndex((one, at) => at >= step && !done.includes(one));
  if (left < 0) closeTutorial();
  else useTutorial.setState({ step: left, done });
}
