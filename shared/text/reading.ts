/** More paragraphs than anybody reads between two reports of reading. */
export const MOST_PARAGRAPHS_A_REPORT = 5000;
