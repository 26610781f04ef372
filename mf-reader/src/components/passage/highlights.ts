/** Whether this browser can mark ranges of text without elements (CSS Custom Highlight API). */
export const canHighlight: boolean =
  typeof CSS !== "undefined" && "highlights" in CSS && typeof Highlight !== "undefined";

/** The marks that are drawn; a word that is known is left as it stands. */
export const DRAWN = ["unsaved", "new", "learning", "due"] as const;

export type HighlightName = "sentence-noted" | `word-${(typeof DRAWN)[number]}` | "word-current";

/** The current word is painted over its mark, learning over new, and words over their sentence. */
const PRIORITY: Record<HighlightName, number> = {
  "sentence-noted": -1,
  "word-unsaved": 0,
  "word-new": 1,
  "word-learning": 2,
  "word-due": 3,
  "word-current": 4,
};

/**
 * Marks ranges; several passages of one page share each highlight.
 * @returns takes these ranges away again
 */
export function highlight(name: HighlightName, ranges: readonly AbstractRange[]): () => void {
  let shared = CSS.highlights.get(name);
  if (!shared) {
    shared = new Highlight();
    shared.priority = PRIORITY[name];
    CSS.highlights.set(name, shared);
  }
  for (const range of ranges) shared.add(range);
  return () => {
    for (const range of ranges) shared.delete(range);
  };
}
