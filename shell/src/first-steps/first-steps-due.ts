import { create } from "zustand";

const KEY = "lagom.first-steps";

/** Whether a sign-up in this browser still has its first steps before it; kept until the mail is confirmed. */
export const useFirstStepsDue = create(() => ({ due: localStorage.getItem(KEY) === "due" }));

export function noteSignUp(): void {
  localStorage.setItem(KEY, "due");
  useFirstStepsDue.setState({ due: true });
}

export function endFirstSteps(): void {
  localStorage.removeItem(KEY);
  useFirstStepsDue.setState({ due: false });
}
