/** Size of reading text at a step of the preferences, in px of a browser at its usual 16: 19 at 0. */
export const readingTextSize = (step: number): number => 19 + 2 * step;
