import type { ReviewCard } from "@lagom/shared/contract/reviews";
import type { ReviewRating } from "@lagom/shared/text/review";

/** A word that is due again within this time may come up again in the same session. */
const SOON_MS = 20 * 60_000;
/** Cards that must stand between a word that was remembered and its return: sooner, it would only be echoed. */
const CARDS_BETWEEN = 3;

/** What a word is once its reader has taken it out of the review. */
export type LeftOut = "known" | "ignored";

/** A given answer, which can be undone. */
interface Given {
  card: ReviewCard;
  /** The card as the answer left it. */
  after: ReviewCard;
  answerId: string;
}

/** A review under way: the first card is shown. */
export interface ReviewSession {
  cards: readonly ReviewCard[];
  revealed: boolean;
  /** The last answer is the last. */
  given: readonly Given[];
  /** Cards whose word the reader gave a status that is not reviewed. */
  left: readonly { card: ReviewCard; status: LeftOut }[];
}

/** A word of the session as it ends. */
export interface Reviewed {
  word: ReviewCard["word"];
  /** When it comes again, as an ISO instant; null: not again, or as before. */
  due: string | null;
  left: LeftOut | null;
}

export const begin = (cards: readonly ReviewCard[]): ReviewSession => ({
  cards,
  revealed: false,
  given: [],
  left: [],
});

/** Shows the answer of the card. */
export const reveal = (session: ReviewSession): ReviewSession => ({ ...session, revealed: true });

interface Answered {
  /** The card as the answer leaves it. */
  after: ReviewCard;
  answerId: string;
  rating: ReviewRating;
}

/**
 * Goes on to the next card. A word that falls due soon comes again after the others: one that was forgotten in any case, one that
 * was remembered only if enough cards stand between.
 */
export function goOn(
  session: ReviewSession,
  { after, answerId, rating }: Answered,
  now: Date,
): ReviewSession {
  const [card, ...rest] = session.cards;
  if (!card) return { ...session, revealed: false };
  const soon = after.schedule !== null && Date.parse(after.schedule.due) - now.getTime() <= SOON_MS;
  const again = soon && (rating === "again" || rest.length >= CARDS_BETWEEN);
  return {
    ...session,
    cards: again ? [...rest, after] : rest,
    revealed: false,
    given: [...session.given, { card, after, answerId }],
  };
}

/** Removes the word of the card from the session. */
export const leaveOut = (session: ReviewSession, status: LeftOut): ReviewSession => ({
  ...session,
  cards: session.cards.slice(1),
  revealed: false,
  left: [...session.left, ...session.cards.slice(0, 1).map((card) => ({ card, status }))],
});

/** Gives the word of the card another translation. */
export const translate = (session: ReviewSession, translated_word: string): ReviewSession => ({
  ...session,
  cards: session.cards.map((card, at) =>
    at === 0 ? { ...card, word: { ...card.word, translated_word } } : card,
  ),
});

/** Undoes the last answer and shows its card again. */
export function takeBack(session: ReviewSession): ReviewSession {
  const last = session.given.at(-1);
  if (!last) return session;
  const others = session.cards.filter(({ word }) => word.id !== last.card.word.id);
  return {
    ...session,
    cards: [last.card, ...others],
    revealed: true,
    given: session.given.slice(0, -1),
  };
}

/** The words of the session in the order in which they were first answered, each once. */
export function reviewed({ given, left }: ReviewSession): Reviewed[] {
  const words = new Map<number, Reviewed>();
  for (const { after } of given)
    words.set(after.word.id, { word: after.word, due: after.schedule?.due ?? null, left: null });
  for (const { card, status } of left) words.set(card.word.id, { word: card.word, due: null, left: status });
  return [...words.values()];
}
