/** Each kind of text is sent by an account of its own: they share a limit, which the first would use up for the others. */
export const WRITERS = ["endless", "lines", "letters"] as const;
/** The attacker has very many words, the collector as many full texts and lists as an account may have. */
export type Account = "attacker" | "collector" | (typeof WRITERS)[number];
