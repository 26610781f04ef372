/** A line of a text file. `line` is 1-based. */
export interface Line {
  text: string;
  line: number;
}

/** The trimmed lines of a file. */
export const linesOf = (content: string): Line[] =>
  content.split(/\r?\n/).map((text, index) => ({ text: text.trim(), line: index + 1 }));
