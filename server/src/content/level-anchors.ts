import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The levels that our collection is written at. */
export const ANCHOR_LEVELS = ["A2", "B1", "C1"] as const satisfies readonly Level[];

/** The means of a language's texts at each of these levels. */
export interface Anchors {
  /** Words a sentence. */
  sentence: readonly number[];
  /** Share of words above A2. */
  hard: readonly number[];
}

/** As `pnpm content levels` prints them, from the articles and summaries of the collection. */
export const LEVEL_ANCHORS: Readonly<Record<LanguageCode, Anchors>> = {
  sv: { sentence: [8.5, 15.6, 21.7], hard: [0.074, 0.164, 0.319] },
  ar: { sentence: [7.0, 13.1, 18.6], hard: [0.096, 0.195, 0.386] },
  es: { sentence: [9.0, 16.9, 25.3], hard: [0.073, 0.14, 0.268] },
  de: { sentence: [9.3, 16.9, 23.8], hard: [0.075, 0.161, 0.285] },
  fr: { sentence: [9.7, 17.7, 24.7], hard: [0.077, 0.148, 0.275] },
  en: { sentence: [9.5, 17.8, 25.4], hard: [0.067, 0.141, 0.263] },
  zh: { sentence: [9.0, 16.7, 23.9], hard: [0.1, 0.174, 0.289] },
  hi: { sentence: [9.9, 17.7, 25.9], hard: [0.078, 0.154, 0.267] },
  pt: { sentence: [8.9, 16.2, 24.1], hard: [0.073, 0.141, 0.285] },
  ru: { sentence: [8.0, 14.5, 20.1], hard: [0.098, 0.19, 0.36] },
  ja: { sentence: [9.8, 17.6, 24.7], hard: [0.08, 0.14, 0.259] },
  ko: { sentence: [6.6, 11.5, 16.5], hard: [0.109, 0.235, 0.415] },
  it: { sentence: [9.0, 16.7, 24.0], hard: [0.073, 0.142, 0.288] },
  nl: { sentence: [9.4, 17.4, 24.6], hard: [0.076, 0.148, 0.28] },
  tr: { sentence: [7.0, 12.4, 17.6], hard: [0.109, 0.205, 0.408] },
  pl: { sentence: [8.0, 14.6, 20.6], hard: [0.091, 0.175, 0.338] },
};
