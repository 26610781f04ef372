import { create } from "zustand";

const KEY = "lagom.first-steps";

/** Whether a sign-up in this browser still has its first steps before it; kept until the mail is confirmed. */
export const useFirstStepsDue = create(() => ({ due: isDue() }));

/** Not where there is no storage: denied to this site, or while pages are drawn for the first time, in Node. */
function isDue(): boolean {
  try {
    return localStorage.getItem(KEY) === "due";
  } catch {
    return false;
  }
}

export function noteSignUp(): void {
  localStorage.setItem(KEY, "due");
  useFirstStepsDue.setState({ due: true });
}

export function endFirstSteps(): void {
  localStorage.removeItem(KEY);
  useFirstStepsDue.setState({ due: false });
}
