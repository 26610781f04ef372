import { paths } from "@lagom/shared/paths";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { BookGridSkeleton } from "../components/book-grid.tsx";
import { BookPages, booksOf } from "../components/book-pages.tsx";
import { useLikedBooks } from "../queries/liked-books.ts";
import { strings } from "../strings.ts";

/** The books the user likes. */
export function LikedPage() {
  const query = useLikedBooks();
  const { title, lead, failed, empty } = strings.liked;
  return (
    <Page title={title} lead={lead} wide>
      <Loaded query={query} message={failed} loading={<BookGridSkeleton />}>
        {({ pages }) =>
          booksOf(pages).length === 0 ? (
            <EmptyState
              title={empty.title}
              text={empty.text}
              action={
                <LinkButton to={paths.books} kind="primary">
                  {empty.action}
                </LinkButton>
              }
            />
          ) : (
            <BookPages pages={pages} query={query} />
          )
        }
      </Loaded>
    </Page>
  );
}
