import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { announce } from "@lagom/shared/ui/live";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { Heart } from "lucide-react";
import { useEffect } from "react";
import { BookGridSkeleton } from "../components/book-grid.tsx";
import { BookPages, booksOf } from "../components/book-pages.tsx";
import { MyLists } from "../components/my-lists.tsx";
import sections from "../components/section.module.css";
import { FirstShelf, OtherShelves } from "../components/shelves.tsx";
import { Switch } from "../components/switch.tsx";
import { useSearch } from "../components/use-search.ts";
import { useBookSearch } from "../queries/search-books.ts";
import { strings } from "../strings.ts";
import styles from "./books-page.module.css";

/** Search while typing; without a search a shelf of suggested books, the user's lists, the other shelves and all books. */
export function BooksPage() {
  const { text, setText, q, academic, setAcademic } = useSearch();
  const query = useBookSearch({ q, academic });
  useAnnouncedCount(q, query.isPlaceholderData ? undefined : query.data && booksOf(query.data.pages).length);
  return (
    <Page title={strings.search.title} lead={strings.search.lead} actions={<LikedLink />} wide>
      <search className={styles.bar}>
        <TextField
          label={strings.search.field}
          type="search"
          placeholder={strings.search.placeholder}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={setText}
        />
        <Switch label={strings.search.academic} on={academic} onChange={setAcademic} />
      </search>
      {!q && <FirstShelf academic={academic} />}
      {!q && <MyLists />}
      {!q && <OtherShelves academic={academic} />}
      <section className={sections.section} aria-labelledby="all-books">
        <div className={sections.head}>
          <h2 id="all-books">{q ? strings.search.found : strings.search.all}</h2>
        </div>
        <Loaded query={query} message={strings.search.failed} loading={<BookGridSkeleton />}>
          {({ pages }) =>
            booksOf(pages).length === 0 ? (
              <NothingFound q={q} onClear={() => setText("")} />
            ) : (
              <BookPages pages={pages} query={query} heading="h3" />
            )
          }
        </Loaded>
      </section>
    </Page>
  );
}
/** Announces how many books a search has found. */
function useAnnouncedCount(q: string, count: number | undefined): void {
  useEffect(() => {
    if (q && count !== undefined)
      announce(count === 0 ? strings.search.none.title : strings.search.shown({ count }));
  }, [q, count]);
}

function LikedLink() {
  return (
    <LinkButton to={paths.liked}>
      <Heart size={18} aria-hidden="true" />
      {strings.search.liked}
    </LinkButton>
  );
}

function NothingFound({ q, onClear }: { q: string; onClear: () => void }) {
  const { none, empty } = strings.search;
  if (q)
    return (
      <EmptyState
        title={none.title}
        text={none.text({ query: q })}
        action={<Button onClick={onClear}>{none.action}</Button>}
      />
    );
  return (
    <EmptyState
      title={empty.title}
      text={empty.text}
      action={<LinkButton to={paths.newsfeed}>{empty.action}</LinkButton>}
    />
  );
}
