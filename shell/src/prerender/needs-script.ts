/** Stands in drawn pages for what they say without scripts, until the build writes it in the language of each. */
export const NEEDS_SCRIPT = "needs-script";
