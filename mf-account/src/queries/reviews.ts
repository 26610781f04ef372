import { callApi } from "@lagom/shared/api/client";
import { isNetworkError } from "@lagom/shared/api/errors";
import type { Reply } from "@lagom/shared/contract/calls";
import { MOST_WORDS_FIRST } from "@lagom/shared/contract/word-limits";
import { keyFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageName } from "@lagom/shared/text/languages";
import { drain } from "@lagom/shared/write-queue/send";
import { offlineReviews, offlineReviewsBelow, storeOfflineReviews } from "../stores/offline-reviews.ts";

export type Reviews = Reply<"GET /api/user-words/reviews">;

interface ReviewsOf {
  language: LanguageName | undefined;
  practice: boolean;
  more: boolean;
}

/** Prefix of the keys of all reviews. */
export const REVIEWS_KEY = keyFor("GET /api/user-words/reviews");

/** The cards to review now; offline, those of the last request. */
export function useReviews(of: ReviewsOf) {
  const userId = useSession(({ user }) => user?.id ?? "");
  return useQuery({
    queryKey: keyFor("GET /api/user-words/reviews", { query: queryOf(of) }),
    queryFn: async ({ signal }): Promise<Reviews> => {
      const source = { userId, ...of };
      try {
        // Cards answered offline are no longer due.
        await drain();
        const reviews = await callApi("GET /api/user-words/reviews", { query: queryOf(of), signal });
        storeOfflineReviews(source, reviews);
        return reviews;
      } catch (error) {
        const last = isNetworkError(error) ? offlineReviews(source, new Date()) : undefined;
        if (!last) throw error;
        return last;
      }
    },
    retry: 1,
    // Offline, answer with the stored reviews.
    networkMode: "always",
  });
}

/** Cards below a text: as many as are answered in passing. */
const CARDS_BELOW = 3;

/** The cards to review below a text, those of `first` before all others; offline, some of the last request for a whole review. */
export function useReviewsBelow(language: LanguageName, first: readonly number[]) {
  const userId = useSession(({ user }) => user?.id ?? "");
  const ids = first.slice(0, MOST_WORDS_FIRST);
  const query = { language, limit: CARDS_BELOW, ...(ids.length > 0 ? { first: ids.join() } : {}) };
  return useQuery({
    queryKey: keyFor("GET /api/user-words/reviews", { query }),
    queryFn: async ({ signal }): Promise<Reviews> => {
      try {
        await drain();
        return await callApi("GET /api/user-words/reviews", { query, signal });
      } catch (error) {
        const last = isNetworkError(error) ? offlineReviewsBelow(userId, language, ids) : undefined;
        if (!last) throw error;
        return { ...last, cards: last.cards.slice(0, CARDS_BELOW) };
      }
    },
    retry: 1,
    networkMode: "always",
    // The round goes on with the cards that were dealt.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const queryOf = ({ language, practice, more }: ReviewsOf) => ({
  ...(language ? { language } : {}),
  ...(practice ? { practice } : {}),
  ...(more ? { more } : {}),
});
