/** Where PGlite keeps its data. */
export interface PgliteLocation {
  /** The data folder, or null for a database in memory. */
  folder: string | null;
  /** A file of `dumpDataDir` that a new database begins as. */
  image?: string;
}
