import { create } from "zustand";

const KEY = "lagom.first-steps";

/** Whether a sign-up in this browser has yet to see the first steps; stored until the mail is confirmed. */
export const useFirstStepsDue = create(() => ({ due: isDue() }));

/** Not without storage: denied to this site, or while prerendering in Node. */
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
