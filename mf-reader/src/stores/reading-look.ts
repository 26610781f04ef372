import { isObject, readStored } from "@lagom/shared/checked-json";
import { READING_LOOK_KEY } from "@lagom/shared/reading/look";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { useSyncExternalStore } from "react";

export const SPACINGS = ["close", "normal", "wide"] as const;
export const WIDTHS = ["narrow", "normal", "wide"] as const;

/** How texts look on this device, beyond the preferences: it depends on the screen, so it is not synchronised. */
export interface ReadingLook {
  /** Between lines, words and letters. */
  spacing: (typeof SPACINGS)[number];
  /** Of the column of text, where the screen has room. */
  width: (typeof WIDTHS)[number];
  /** Languages that are shown with furigana, pinyin or transliteration. */
  readings: readonly LanguageCode[];
  /** Whether words are coloured by how well they are known, those that are not saved too. */
  statuses: boolean;
}

const DEFAULT: ReadingLook = { spacing: "normal", width: "normal", readings: [], statuses: false };

const listeners = new Set<() => void>();
let look: ReadingLook | undefined;

function current(): ReadingLook {
  look ??= stored();
  return look;
}

function stored(): ReadingLook {
  const { spacing, width, readings, statuses } = readStored("localStorage", READING_LOOK_KEY, isObject) ?? {};
  return {
    spacing: SPACINGS.find((one) => one === spacing) ?? DEFAULT.spacing,
    width: WIDTHS.find((one) => one === width) ?? DEFAULT.width,
    readings: LANGUAGES.map(({ code }) => code).filter(
      (code) => Array.isArray(readings) && readings.includes(code),
    ),
    statuses: statuses === true,
  };
}

/** Changes the look of texts, now and for later visits on this device. */
export function changeReadingLook(change: Partial<ReadingLook>): void {
  look = { ...current(), ...change };
  try {
    localStorage.setItem(READING_LOOK_KEY, JSON.stringify(look));
  } catch {
    // Storage is full or denied: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The look of texts on this device. */
export const useReadingLook = (): ReadingLook => useSyncExternalStore(subscribe, current);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
