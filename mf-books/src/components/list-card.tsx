import type { OwnList } from "@lagom/shared/contract/book-lists";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Tag } from "@lagom/shared/ui/badge";
import { Cover } from "@lagom/shared/ui/cover";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { MenuButton, type MenuItem } from "@lagom/shared/ui/menu";
import { Ellipsis } from "lucide-react";
import { UNSAVED_LIST } from "../queries/list-change.ts";
import { strings } from "../strings.ts";
import { authorsOf } from "./authors.ts";
import styles from "./list-card.module.css";
import { useListActions } from "./use-list-actions.tsx";

interface ListCardProps {
  list: OwnList;
  /** The names of all lists. */
  names: readonly string[];
  /** Buttons to move it among the lists. */
  moves: MenuItem[];
}

/** One of the user's lists, with its first books. */
export function ListCard({ list, names, moves }: ListCardProps) {
  const { items, dialog } = useListActions(list, names);
  const saved = list.id !== UNSAVED_LIST;
  return (
    <article className={styles.card} aria-busy={!saved}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h3 title={list.name}>
            <bdi>{saved ? <Link to={paths.list(list.id)}>{list.name}</Link> : list.name}</bdi>
          </h3>
          <p className={styles.soft}>
            {strings.lists.books({ count: list.books_count })}
            {list.is_public && <Tag tone="sky">{strings.lists.public}</Tag>}
          </p>
        </div>
        {saved && (
          <MenuButton
            label={strings.lists.menu({ name: list.name })}
            items={[...moves, ...items]}
            look="plain"
          >
            <Ellipsis size={20} aria-hidden="true" />
          </MenuButton>
        )}
      </header>
      {list.books.length === 0 ? (
        <p className={styles.soft}>{strings.lists.noBooks}</p>
      ) : (
        <ul className={styles.books} aria-label={list.name}>
          {list.books.map((book) => (
            <li key={book.id}>
              <Link to={paths.book(book.slug)} title={book.title}>
                <Cover title={book.title} authors={authorsOf(book)} />
                <VisuallyHidden>{[book.title, authorsOf(book)].filter(Boolean).join(", ")}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </article>
  );
}
