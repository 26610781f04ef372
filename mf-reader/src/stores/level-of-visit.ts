import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The level and language that a reader chose for one text, in place of those of their preferences. */
export interface LevelChoice {
  level?: Level;
  language?: LanguageName;
}

const MOST_VISITS = 100;

/** By visit, so that Back leads to the text as it was left. */
const choices = new Map<string, LevelChoice>();

/** What was chosen in a visit, if anything. */
export const levelOfVisit = (visit: string): LevelChoice | undefined => choices.get(visit);

/** Remembers a choice for as long as the page lives. */
export function rememberLevelOfVisit(visit: string, choice: LevelChoice): void {
  choices.delete(visit);
  choices.set(visit, choice);
  const [oldest] = choices.keys();
  if (choices.size > MOST_VISITS && oldest !== undefined) choices.delete(oldest);
}
