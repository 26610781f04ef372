import type { ReviewCard } from "@lagom/shared/contract/reviews";
import type { Reviews } from "../queries/reviews.ts";

interface KeptOf {
  userId: string;
  language: string | undefined;
  practice: boolean;
  more: boolean;
}

/** `lagom.reviews` in local storage: the last reviews of each kind, for times without a network. */
const KEY = "lagom.reviews";

interface Kept {
  userId: string;
  lists: Record<string, Reviews>;
}

const nameOf = ({ language, practice, more }: KeptOf): string =>
  [language ?? "all", practice ? "practice" : more ? "more" : "due"].join(" ");

/** Keeps what the server said there is to review. Another user's is let go. */
export function keepReviews(of: KeptOf, reviews: Reviews): void {
  write({ userId: of.userId, lists: { ...read(of.userId).lists, [nameOf(of)]: reviews } });
}

/** What was kept, without what is not due now. */
export function keptReviews(of: KeptOf, now: Date): Reviews | undefined {
  const kept = read(of.userId).lists[nameOf(of)];
  if (!kept || of.practice) return kept;
  const cards = kept.cards.filter(({ schedule }) => !schedule || Date.parse(schedule.due) <= now.getTime());
  return { ...kept, cards, waiting: cards.length };
}

/** Keeps where a card stands after an answer, so that it does not come back before it is due. */
export function keepCard(userId: string, card: ReviewCard): void {
  const { lists } = read(userId);
  const changed = Object.entries(lists).map(([name, list]) => [
    name,
    { ...list, cards: list.cards.map((other) => (other.word.id === card.word.id ? card : other)) },
  ]);
  write({ userId, lists: Object.fromEntries(changed) });
}

function read(userId: string): Kept {
  const none = { userId, lists: {} };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.userId === userId ? kept : none;
  } catch {
    return none;
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or denied: reviews then need the network.
  }
}
