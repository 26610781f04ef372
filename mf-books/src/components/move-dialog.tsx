import type { OwnList } from "@lagom/shared/contract/book-lists";
import type { Book } from "@lagom/shared/contract/books";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { useChangeLists } from "../queries/change-lists.ts";
import { useListsWith } from "../queries/own-lists.ts";
import { strings } from "../strings.ts";
import styles from "./list-form.module.css";

/** Chooses the list to move a book to. */
export function MoveDialog({ book, from, onClose }: { book: Book; from: number; onClose: () => void }) {
  const [target, setTarget] = useState<OwnList>();
  const query = useListsWith(book.id);
  const { mutateAsync: change } = useChangeLists();
  const move = async () => {
    if (!target) return;
    onClose();
    try {
      // Remove it from the old list only once it is on the new one, so that it is never on neither.
      await change({ kind: "add", list: target.id, book, position: target.books_count });
      await change({ kind: "remove", list: from, book: book.id });
      showToast({ text: strings.list.moved({ title: book.title, list: target.name }) });
    } catch {
      // The failed change has shown a message.
    }
  };
  return (
    <Dialog title={strings.list.moveTitle({ title: book.title })} size="small" onClose={onClose}>
      <Loaded query={query} message={strings.addTo.failed} loading={<Skeleton lines={3} height="2.5rem" />}>
        {({ lists }) => {
          const others = lists.filter(({ id }) => id !== from);
          if (others.length === 0) return <p className={styles.hint}>{strings.list.noOther}</p>;
          return (
            <div className={styles.form}>
              <fieldset className={styles.choices}>
                <legend>{strings.list.target}</legend>
                {others.map((list) => (
                  <label key={list.id} className={styles.choice}>
                    <input
                      type="radio"
                      name="target"
                      checked={target?.id === list.id}
                      onChange={() => setTarget(list)}
                    />
                    <bdi>{list.name}</bdi>
                  </label>
                ))}
              </fieldset>
              <div className={styles.buttons}>
                <Button onClick={onClose}>{strings.lists.cancel}</Button>
                <Button kind="primary" disabled={!target} onClick={move}>
                  {strings.list.move}
                </Button>
              </div>
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
