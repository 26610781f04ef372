import { hasFields, isListOf, isObject, readStored } from "@lagom/shared/checked-json";
import type { Reply } from "@lagom/shared/contract/calls";
import type { ReviewCard } from "@lagom/shared/contract/reviews";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";

type Reviews = Reply<"GET /api/user-words/reviews">;

interface ReviewsOf {
  userId: string;
  language: string | undefined;
  practice: boolean;
  more: boolean;
}

/** The last reviews of each kind, in local storage for offline use; the shell deletes them on signing out. */
const keyOf = (userId: string): string => `lagom.reviews.${userId}`;

type StoredReviews = Record<string, Reviews>;

const nameOf = ({ language, practice, more }: ReviewsOf): string =>
  [language ?? "all", practice ? "practice" : more ? "more" : "due"].join(" ");

/** Stores reviews from the server. */
export function storeOfflineReviews(of: ReviewsOf, reviews: Reviews): void {
  write(of.userId, { ...read(of.userId), [nameOf(of)]: reviews });
}

/** The stored reviews that are due now. */
export function offlineReviews(of: ReviewsOf, now: Date): Reviews | undefined {
  const stored = read(of.userId)[nameOf(of)];
  if (!stored || of.practice) return stored;
  const cards = stored.cards.filter(({ schedule }) => !schedule || Date.parse(schedule.due) <= now.getTime());
  return { ...stored, cards, waiting: cards.length };
}

/** The stored reviews of a language that are due now, those of some words before all others. */
export function offlineReviewsBelow(
  userId: string,
  language: LanguageName,
  first: readonly number[],
): Reviews | undefined {
  const of = { userId, practice: false, more: false };
  const stored =
    offlineReviews({ ...of, language }, new Date()) ??
    offlineReviews({ ...of, language: undefined }, new Date());
  if (!stored) return undefined;
  const { code } = languageOf(language);
  const cards = stored.cards.filter(({ word }) => word.source_lang === code);
  const isFirst = ({ word }: ReviewCard) => first.includes(word.id);
  return { ...stored, cards: [...cards.filter(isFirst), ...cards.filter((card) => !isFirst(card))] };
}

/** Stores a card's state after an answer, so that it does not come back before it is due. */
export function storeOfflineCard(userId: string, card: ReviewCard): void {
  const changed = Object.entries(read(userId)).map(([name, list]) => [
    name,
    { ...list, cards: list.cards.map((other) => (other.word.id === card.word.id ? card : other)) },
  ]);
  write(userId, Object.fromEntries(changed));
}

const isCard = hasFields({ word: "object" });
const isReviews = (value: unknown): value is Reviews =>
  hasFields({ cards: "object", waiting: "number" })(value) && isListOf(isCard)(value.cards);
const isStored = (value: unknown): value is StoredReviews =>
  isObject(value) && Object.values(value).every(isReviews);

const read = (userId: string): StoredReviews => readStored("localStorage", keyOf(userId), isStored) ?? {};

function write(userId: string, stored: StoredReviews): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(stored));
  } catch {
    // Storage is full or denied: reviews then need the network.
  }
}
