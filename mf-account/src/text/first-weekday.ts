import { interfaceLanguage } from "@lagom/shared/i18n/language";
import type { LanguageCode } from "@lagom/shared/text/languages";

const MONDAY = 1;
/** Languages whose weeks begin otherwise, as `Intl.Locale.prototype.getWeekInfo` says, which not every browser has. */
const OTHERS: Partial<Record<LanguageCode, number>> = { ar: 6, hi: 7, ja: 7, ko: 7, pt: 7 };

/** The day with which a week begins in the interface's language, from 1 for Monday to 7 for Sunday. */
export const firstWeekday = (): number => OTHERS[interfaceLanguage()] ?? MONDAY;
