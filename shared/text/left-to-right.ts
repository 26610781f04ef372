/** Text that runs from left to right wherever it stands, such as a path or an id, in an isolate that keeps its signs in order. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
