/** What may not stand before an ellipsis: spaces, stops and dashes, of which the ellipsis takes the place. */
const LOOSE_END = /[\s.…。．,،、，;؛:\p{Pd}]+$/u;

/** The beginning of a text that goes on, with an ellipsis in place of what it broke off at. */
export const cutShort = (beginning: string): string => `${beginning.toWellFormed().replace(LOOSE_END, "")}…`;
