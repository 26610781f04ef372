import { callApi } from "@lagom/shared/api/client";
import { isNetworkError } from "@lagom/shared/api/errors";
import type { Reply } from "@lagom/shared/contract/calls";
import { keyFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageName } from "@lagom/shared/text/languages";
import { drain } from "@lagom/shared/write-queue/send";
import { offlineReviews, storeOfflineReviews } from "../stores/offline-reviews.ts";

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

const queryOf = ({ language, practice, more }: ReviewsOf) => ({
  ...(language ? { language } : {}),
  ...(practice ? { practice } : {}),
  ...(more ? { more } : {}),
});
