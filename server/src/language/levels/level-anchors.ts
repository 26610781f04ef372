import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The levels of the texts in our collection. */
export const ANCHOR_LEVELS = ["A1", "A2", "B1", "C1"] as const satisfies readonly Level[];

/** The averages of a language's texts at each level. */
export interface Anchors {
  /** Words per sentence, at each of the levels. */
  sentence: readonly number[];
  /** Share of words above A2, from A2 on: at A1, texts are so short that the words of their subject are as large a share as at A2. */
  hard: readonly number[];
}

/** As `pnpm content levels` prints them, from the articles and summaries of the collection. */
export const LEVEL_ANCHORS: Readonly<Record<LanguageCode, Anchors>> = {
  sv: { sentence: [5.9, 8.4, 16.1, 25.7], hard: [0.076, 0.165, 0.278] },
  ar: { sentence: [5.2, 6.9, 13.9, 22.0], hard: [0.108, 0.198, 0.337] },
  es: { sentence: [6.3, 8.8, 17.4, 29.3], hard: [0.072, 0.144, 0.244] },
  de: { sentence: [6.3, 9.0, 17.1, 27.1], hard: [0.07, 0.154, 0.256] },
  fr: { sentence: [6.6, 9.5, 18.1, 28.6], hard: [0.075, 0.148, 0.251] },
  en: { sentence: [6.5, 9.3, 17.8, 28.9], hard: [0.063, 0.146, 0.248] },
  zh: { sentence: [6.4, 9.2, 17.1, 27.7], hard: [0.085, 0.167, 0.262] },
  hi: { sentence: [6.6, 9.8, 18.3, 30.7], hard: [0.074, 0.151, 0.233] },
  pt: { sentence: [6.1, 8.6, 16.5, 27.9], hard: [0.076, 0.152, 0.253] },
  ru: { sentence: [5.5, 7.8, 14.8, 23.8], hard: [0.097, 0.188, 0.315] },
  ja: { sentence: [7.3, 10.1, 18.6, 30.3], hard: [0.072, 0.136, 0.222] },
  ko: { sentence: [4.7, 6.5, 12.3, 19.5], hard: [0.113, 0.233, 0.382] },
  it: { sentence: [6.2, 8.8, 17.2, 27.6], hard: [0.075, 0.15, 0.262] },
  nl: { sentence: [6.5, 9.2, 17.6, 28.2], hard: [0.072, 0.147, 0.25] },
  tr: { sentence: [4.9, 6.8, 12.9, 20.4], hard: [0.112, 0.211, 0.364] },
  pl: { sentence: [5.4, 7.7, 14.8, 24.2], hard: [0.092, 0.176, 0.298] },
};
