import { isApiError } from "@lagom/shared/api/errors";
import { useParams } from "@lagom/shared/router";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { BackToBooks } from "../components/back-to-books.tsx";
import { BookGridSkeleton } from "../components/book-grid.tsx";
import { OpenList } from "../components/open-list.tsx";
import { OwnList } from "../components/own-list.tsx";
import { useBookList } from "../queries/book-list.ts";
import { useListChanges } from "../queries/change-lists.ts";
import { changeList, type ListChange } from "../queries/list-change.ts";
import { strings } from "../strings.ts";

/** A book list: a public one to read, or the user's own to edit. */
export function ListPage() {
  const { id = "" } = useParams();
  const query = useBookList(Number(id));
  const changes = useListChanges();
  if (isNoList(query.error) || isDeleted(Number(id), changes))
    return (
      <Page title={strings.list.title} wide>
        <EmptyState {...strings.list.gone} action={<BackToBooks />} />
      </Page>
    );
  const [first] = query.data?.pages ?? [];
  if (!query.data || !first)
    return (
      <Page title={strings.list.title} wide>
        <Loaded query={query} message={strings.list.failed} loading={<BookGridSkeleton />}>
          {() => null}
        </Loaded>
      </Page>
    );
  const books = query.data.pages.flatMap((part) => part.books);
  const list = changes.reduce(changeList, { ...first, books });
  return list.is_own ? <OwnList list={list} query={query} /> : <OpenList list={list} query={query} />;
}

const isDeleted = (id: number, changes: readonly ListChange[]): boolean =>
  changes.some((change) => change.kind === "delete" && change.list === id);

/** Missing, not public, or not a valid list id. */
const isNoList = (error: unknown): boolean => isApiError(error) && [400, 403, 404].includes(error.status);
