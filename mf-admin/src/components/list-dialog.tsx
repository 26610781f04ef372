import { perLocale } from "@lagom/shared/i18n/language";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useBookList } from "../queries/book-list.ts";
import { bookListList as texts } from "../strings/book-lists.ts";
import styles from "./list-dialog.module.css";

const names = perLocale((locale) => new Intl.ListFormat(locale));

/** The books of a list, even a private one. */
export function ListDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  return (
    <Dialog title={name} onClose={onClose}>
      <Loaded
        query={useBookList(id)}
        message={texts.viewFailed}
        loading={<Skeleton lines={5} height="1.5rem" />}
      >
        {({ owner, books }) => (
          <>
            <p className={styles.owner}>{texts.of({ owner })}</p>
            {books.length === 0 && <p>{texts.noBooks}</p>}
            <ol className={styles.books}>
              {books.map((book) => (
                <li key={book.id}>
                  <Link to={paths.book(book.slug)} onClick={onClose}>
                    {book.title}
                  </Link>{" "}
                  <span>{names().format(book.authors)}</span>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
