/** A search in one's words counts its finds so far only: two pages of them. */
export const MOST_FOUND_COUNTED = 100;
