import type { Book } from "@lagom/shared/contract/books";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Cover } from "@lagom/shared/ui/cover";
import { MenuButton, type MenuItem } from "@lagom/shared/ui/menu";
import { Ellipsis } from "lucide-react";
import { strings } from "../strings.ts";
import { authorsOf } from "./authors.ts";
import styles from "./book-row.module.css";

/** A book on one of the user's lists, with its actions. */
export function BookRow({ book, items }: { book: Book; items: MenuItem[] }) {
  const authors = authorsOf(book);
  return (
    <article className={styles.row}>
      <div className={styles.cover}>
        <Cover title={book.title} authors={authors} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title} lang={book.language ?? undefined}>
          <Link to={paths.book(book.slug)}>
            <bdi>{book.title}</bdi>
          </Link>
        </h2>
        <p className={styles.soft}>
          <bdi>{authors}</bdi>
        </p>
      </div>
      <MenuButton label={strings.lists.menu({ name: book.title })} items={items} look="plain">
        <Ellipsis size={20} aria-hidden="true" />
      </MenuButton>
    </article>
  );
}
