import { BOOK_LISTS_PAGE_SIZE } from "@lagom/shared/limits";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useChangeLists, useListChanges } from "../queries/change-lists.ts";
import { changeLists, orderAfterMove } from "../queries/list-change.ts";
import { useOwnLists } from "../queries/own-lists.ts";
import { strings } from "../strings.ts";
import { ListCard } from "./list-card.tsx";
import { ListNameDialog } from "./list-name-dialog.tsx";
import { moveItems } from "./move-items.ts";
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
      <Loaded query={query} message={strings.lists.failed} loading={<Skeleton lines={2} height="9rem" />}>
        {({ has_more }) =>
          lists.length === 0 ? (
            <EmptyState
              title={strings.lists.empty.title}
              text={strings.lists.empty.text}
              action={<Button onClick={() => setMaking(true)}>{strings.lists.empty.action}</Button>}
            />
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
