/** Raise this when tokenising or lookup changes, so that all texts are imported again. */
export const IMPORT_VERSION = 13;
