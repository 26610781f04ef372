/** What may not stand before an ellipsis: spaces, stops and dashes, of which the ellipsis takes the place. */
const LOOSE = /[\s.…。．,،、，;؛:\p{Pd}]/u;

/** The beginning of a text that goes on, with an ellipsis in place of what it broke off at. */
export function withEllipsis(beginning: string): string {
  let end = beginning.length;
  while (end > 0 && LOOSE.test(beginning.charAt(end - 1))) end -= 1;
  return `${beginning.slice(0, end).toWellFormed()}…`;
}
