/** What code has added to a page and not taken away: in words, with the stack of where. */
export interface Added {
  what: string;
  stack: string;
}
