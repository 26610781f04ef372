import { BOOK_LISTS_PAGE_SIZE } from "@lagom/shared/limits";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useChangeLists, useListChanges } from "../queries/change-lists.ts";
import { changeLists, orderAfterMove } from "../queries/list-change.ts";
import { useOwnLists } from "../queries/own-lists.ts";
import { strings } from "../strings.ts";
import { ListCard } from "./list-card.tsx";
import { ListNameDialog } from "./list-name-dialog.tsx";
import { moveItems } from "./move-items.ts";
import rows from "./rows.module.css";
import { Rows } from "./rows.tsx";
import styles from "./section.module.css";

const MORE_LISTS = 24;
const MOST_LISTS = 200;

/** The user's lists, which can be created, reordered and opened. */
export function MyLists() {
  const [limit, setLimit] = useState(BOOK_LISTS_PAGE_SIZE);
  const [making, setMaking] = useState(false);
  const query = useOwnLists(limit);
  const changes = useListChanges();
  const { mutate: change } = useChangeLists();
  const lists = changes.reduce(changeLists, query.data?.lists ?? []);
  const names = lists.map(({ name }) => name);
  const move = (from: number, to: number) =>
    change({ kind: "order-lists", ...orderAfterMove(lists, from, to) });
  const make = (
    <Button onClick={() => setMaking(true)}>
      <Plus size={18} aria-hidden="true" />
      {strings.lists.create}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby="my-lists">
      <div className={styles.head}>
        <h2 id="my-lists">{strings.lists.title}</h2>
        {lists.length > 0 && make}
      </div>
      <Loaded query={query} message={strings.lists.failed} loading={<ListsSkeleton />}>
        {({ has_more }) =>
          lists.length === 0 ? (
            <NoLists onMake={() => setMaking(true)} />
          ) : (
            <>
              <Rows
                items={lists}
                total={has_more ? undefined : lists.length}
                onMove={move}
                row={(list, index) => (
                  <ListCard list={list} names={names} moves={moveItems(index, lists.length, move)} />
                )}
              />
              {has_more && limit < MOST_LISTS && (
                <Button
                  busy={query.isPlaceholderData}
                  onClick={() => setLimit(Math.min(limit + MORE_LISTS, MOST_LISTS))}
                >
                  {strings.lists.more}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
      {making && (
        <ListNameDialog
          title={strings.lists.createTitle}
          submit={strings.lists.make}
          taken={names}
          asksPublic
          onDone={(list) => change({ kind: "create", ...list })}
          onClose={() => setMaking(false)}
        />
      )}
    </section>
  );
}

/** In one row: the books are what the page is for. */
function NoLists({ onMake }: { onMake: () => void }) {
  const { title, text, action } = strings.lists.empty;
  return (
    <div className={styles.none}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <Button onClick={onMake}>{action}</Button>
    </div>
  );
}

const ListsSkeleton = () => (
  <div className={rows.rows}>
    <Skeleton height="14.25rem" />
    <Skeleton height="14.25rem" />
  </div>
);
