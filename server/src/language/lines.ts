/** A line of a text file. `line` is 1-based. */
export interface Line {
  text: string;
  line: number;
}

/** The lines of a file, without the space around them. */
export const linesOf = (content: string): Line[] =>
  content.split(/\r?\n/).map((text, index) => ({ text: text.trim(), line: index + 1 }));
