import { isApiError } from "@lagom/shared/api/errors";
import type { Reply } from "@lagom/shared/contract/calls";
import { useParams } from "@lagom/shared/router";
import { counted } from "@lagom/shared/text/format";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { BackToBooks } from "../components/back-to-books.tsx";
import { BookGrid, BookGridSkeleton } from "../components/book-grid.tsx";
import { useBookList } from "../queries/book-list.ts";
import { words } from "../words.ts";

type BookList = Reply<"GET /api/book-lists/{id}">;

/** One list of books: a public one, or one's own. */
export function ListPage() {
  const { id = "" } = useParams();
  const query = useBookList(Number(id));
  return (
    <Page title={query.data?.name ?? words.list.title} lead={query.data && leadOf(query.data)} wide>
      {isNoList(query.error) ? (
        <EmptyState {...words.list.gone} action={<BackToBooks />} />
      ) : (
        <Loaded query={query} message={words.list.failed} loading={<BookGridSkeleton />}>
          {({ books }) =>
            books.length === 0 ? (
              <EmptyState {...words.list.empty} action={<BackToBooks />} />
            ) : (
              <BookGrid books={books} />
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

const leadOf = ({ is_public, books_count }: BookList): string =>
  `${is_public ? words.list.public : words.list.private} · ${counted(books_count, "book", "books")}`;

/** Not there, not public, or not even the number of a list. */
const isNoList = (error: unknown): boolean => isApiError(error) && [400, 403, 404].includes(error.status);
