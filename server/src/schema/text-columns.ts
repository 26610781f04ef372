import type { Level } from "@lagom/shared/text/levels";

/** An estimate from word bands and sentence lengths (docs/decisions/0025-level-estimate.md). */
export interface LevelReport {
  /** Share of running words within the level's list; null when too many are in no list. */
  within: number | null;
  /** Words a sentence. */
  mean_sentence: number;
  longest_sentence: number;
  estimated: Level | null;
}

/** What is stored of a token, in no reader's language: the sense in this text is the first concept. */
export interface StoredEntry {
  form: string;
  lemma: string;
  candidates: string[];
  concepts: string[];
  pos: string | null;
  band: Level | null;
  reading: string | null;
  name: boolean;
}
