/**
 * Status of replies from the offline copy (203, "non-authoritative"). Unlike a header, it is readable across origins.
 */
export const OFFLINE_STATUS = 203;
