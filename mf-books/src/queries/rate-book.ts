import { analytics } from "@lagom/shared/analytics/analytics";
import type { Body } from "@lagom/shared/contract/calls";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { strings } from "../strings.ts";
import { type BookWithOwn, useBookCall } from "./book.ts";

type Rating = Body<"PUT /api/books/{id}/rating">;

/**
 * Likes or rates a book: shown at once, stored until the server has it, reverted with a message when the server refuses. The
 * last rating is the one that stays, also when the reader leaves at once.
 */
export function useRateBook(book: BookWithOwn) {
  const client = useQueryClient();
  const { queryKey: key } = useBookCall(book.slug);
  return useMutation({
    mutationFn: (rating: Rating) =>
      sendOnce(
        "PUT /api/books/{id}/rating",
        { params: { id: book.id }, body: rating },
        { patient: true, label: book.title, replaces: `${Object.keys(rating)} of book ${book.id}` },
      ),
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
    onError: () => showToast({ text: strings.book.rateFailed }),
  });
}

const given = ({ liked, stars }: Rating) => ({
  ...(liked === undefined ? {} : { liked }),
  ...(stars === undefined ? {} : { stars }),
});
