import type { Shelf } from "@lagom/shared/contract/books";
import { usePreferences } from "@lagom/shared/preferences/store";
import { classNames } from "@lagom/shared/ui/class-names";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useShelves } from "../queries/shelves.ts";
import { strings } from "../strings.ts";
import { BookCard } from "./book-card.tsx";
import { BookSkeletons } from "./book-grid.tsx";
import styles from "./section.module.css";

interface ShelvesProps {
  academic: boolean;
}

/** The first of the shelves of books that are suggested for the language being learnt. */
export function FirstShelf({ academic }: ShelvesProps) {
  const query = useSuggested(academic);
  return (
    <Loaded query={query} message={strings.shelves.failed} loading={<ShelfSkeleton />}>
      {({ shelves: [shelf] }) => shelf && <OneShelf shelf={shelf} />}
    </Loaded>
  );
}

/** The other shelves. */
export function OtherShelves({ academic }: ShelvesProps) {
  const { data } = useSuggested(academic);
  return data?.shelves.slice(1).map((shelf) => <OneShelf key={shelf.id} shelf={shelf} />);
}

const useSuggested = (academic: boolean) => useShelves(usePreferences().target_language, academic);

function OneShelf({ shelf: { id, books } }: { shelf: Shelf }) {
  const { target_language } = usePreferences();
  return (
    <section className={styles.section} aria-labelledby={`shelf-${id}`}>
      <div className={styles.head}>
        <h2 id={`shelf-${id}`}>{nameOf(id, target_language)}</h2>
      </div>
      <ul className={styles.shelf}>
        {books.map((book) => (
          <li key={book.id}>
            <BookCard book={book} heading="h3" onShelf />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShelfSkeleton() {
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <Skeleton height="1.625rem" width="14rem" />
      </div>
      <div className={classNames(styles.shelf, styles.waiting)}>
        <BookSkeletons />
      </div>
    </div>
  );
}

function nameOf(id: Shelf["id"], language: string): string {
  const name = strings.shelves[id];
  return typeof name === "string" ? name : name({ language });
}
