import type { ReviewCard } from "@lagom/shared/contract/reviews";

/** A word that is due again within this time comes up again in the same session. */
const SOON_MS = 20 * 60_000;

/** A given answer, which can be undone. */
interface Given {
  card: ReviewCard;
  answerId: string;
}

/** A review under way: the first card is shown. */
export interface ReviewSession {
  cards: readonly ReviewCard[];
  revealed: boolean;
  /** The last answer is the last. */
  given: readonly Given[];
}

export const begin = (cards: readonly ReviewCard[]): ReviewSession => ({ cards, revealed: false, given: [] });

/** Shows the answer of the card. */
export const reveal = (session: ReviewSession): ReviewSession => ({ ...session, revealed: true });

/**
 * Goes on to the next card; a word that falls due soon comes again after the others.
 * @param after the card as the answer leaves it
 */
export function goOn(
  { cards, given }: ReviewSession,
  after: ReviewCard,
  answerId: string,
  now: Date,
): ReviewSession {
  const [card, ...rest] = cards;
  if (!card) return { cards, given, revealed: false };
  const soon = after.schedule !== null && Date.parse(after.schedule.due) - now.getTime() <= SOON_MS;
  return { cards: soon ? [...rest, after] : rest, revealed: false, given: [...given, { card, answerId }] };
}

/** Removes a word that is known from the session. */
export const leaveOut = (session: ReviewSession): ReviewSession => ({
  ...session,
  cards: session.cards.slice(1),
  revealed: false,
});

/** Undoes the last answer and shows its card again. */
export function takeBack({ cards, given, revealed }: ReviewSession): ReviewSession {
  const last = given.at(-1);
  if (!last) return { cards, given, revealed };
  const others = cards.filter(({ word }) => word.id !== last.card.word.id);
  return { cards: [last.card, ...others], revealed: true, given: given.slice(0, -1) };
}
