import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Settings } from "../../platform/config.ts";
import { CORPUS_FOLDER } from "./import-corpus.ts";

/** The folder whose texts fill the database: that of the settings, or the collection of the sources. */
export const collectionFolder = ({ COLLECTION }: Pick<Settings, "COLLECTION">): string =>
  COLLECTION ? resolve(COLLECTION) : CORPUS_FOLDER;

/** Says so if the setting names a folder without a lexicon, which no text can do without. */
export function collectionProblems(settings: Settings): string[] {
  const lexicon = join(collectionFolder(settings), "lexicon", "concepts.tsv");
  return existsSync(lexicon) ? [] : [`COLLECTION: there is no ${lexicon}`];
}
