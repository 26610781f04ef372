import { analytics } from "@lagom/shared/analytics/analytics";
import { callApi } from "@lagom/shared/api/client";
import type { Body } from "@lagom/shared/contract/calls";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";
import { type BookWithOwn, bookKey } from "./book.ts";
import { LIKED_KEY } from "./liked-books.ts";

/** Likes or rates a book: shown at once, taken back with a message when the server refuses. */
export function useRateBook(book: BookWithOwn) {
  const client = useQueryClient();
  const key = bookKey(
    book.slug,
    useSession((state) => state.user?.id),
  );
  return useMutation({
    // One after the other, so that the last wish is the one that stays.
    scope: { id: `rate ${book.id}` },
    mutationFn: (rating: Body<"PUT /api/books/{id}/rating">) =>
      // It is sent also when the reader leaves the page at once.
      callApi("PUT /api/books/{id}/rating", { params: { id: book.id }, body: rating, keepalive: true }),
    onMutate: (rating) => {
      client.cancelQueries({ queryKey: key });
      client.setQueryData<BookWithOwn>(
        key,
        (now) => now && { ...now, own: { liked: false, stars: null, ...now.own, ...given(rating) } },
      );
    },
    onSuccess: (_, { liked, stars }) => {
      if (liked !== undefined) analytics.track("book_liked", { book_id: book.id, liked });
      if (stars !== undefined) analytics.track("book_rated", { book_id: book.id, stars });
    },
    onError: () => showToast({ text: words.book.rateFailed }),
    onSettled: () => {
      client.invalidateQueries({ queryKey: LIKED_KEY });
      return client.invalidateQueries({ queryKey: key });
    },
  });
}

const given = ({ liked, stars }: Body<"PUT /api/books/{id}/rating">) => ({
  ...(liked === undefined ? {} : { liked }),
  ...(stars === undefined ? {} : { stars }),
});
