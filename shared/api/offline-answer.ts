/**
 * The status under which the service worker answers with what it kept of an earlier 200 ("non-authoritative"): unlike a header,
 * a page may read it whichever origin the answer stands for.
 */
export const KEPT_STATUS = 203;
