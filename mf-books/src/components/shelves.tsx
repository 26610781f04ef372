import type { Shelf } from "@lagom/shared/contract/books";
import { usePreferences } from "@lagom/shared/preferences/store";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useShelves } from "../queries/shelves.ts";
import { strings } from "../strings.ts";
import { BookCard } from "./book-card.tsx";
import styles from "./section.module.css";

/** Suggested books for the language being learnt. */
export function Shelves({ academic }: { academic: boolean }) {
  const { target_language } = usePreferences();
  const query = useShelves(target_language, academic);
  return (
    <Loaded query={query} message={strings.shelves.failed} loading={<Skeleton lines={1} height="19rem" />}>
      {({ shelves }) =>
        shelves.map(({ id, books }) => (
          <section key={id} className={styles.section} aria-labelledby={`shelf-${id}`}>
            <div className={styles.head}>
              <h2 id={`shelf-${id}`}>{nameOf(id, target_language)}</h2>
            </div>
            <ul className={styles.shelf}>
              {books.map((book) => (
                <li key={book.id}>
                  <BookCard book={book} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </Loaded>
  );
}

function nameOf(id: Shelf["id"], language: string): string {
  const name = strings.shelves[id];
  return typeof name === "string" ? name : name(language);
}
