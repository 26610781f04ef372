/** More paragraphs than anybody reads between two reports of reading. */
export const MOST_PARAGRAPHS_A_REPORT = 5000;
/** A search in one's words counts its finds so far only: two pages of them. */
export const MOST_FOUND_COUNTED = 100;
