import type { OwnList } from "@lagom/shared/contract/book-lists";
import type { Book } from "@lagom/shared/contract/books";
import { cleanListName } from "@lagom/shared/text/list-name";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextField } from "@lagom/shared/ui/field";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { useChangeLists, useListChanges } from "../queries/change-lists.ts";
import { changeLists, type ListChange, UNSAVED_LIST } from "../queries/list-change.ts";
import { useListsWith } from "../queries/own-lists.ts";
import { strings } from "../strings.ts";
import styles from "./list-form.module.css";
import { nameProblem } from "./list-name-dialog.tsx";

/** The user's lists, ticked if they contain the book, and a field for a new list. */
export function AddToList({ book, onClose }: { book: Book; onClose: () => void }) {
  const query = useListsWith(book.id);
  const changes = useListChanges();
  const { mutate: change } = useChangeLists();
  const lists = changes.reduce(changeLists, query.data?.lists ?? []);
  return (
    <Dialog title={strings.addTo.title} size="small" onClose={onClose}>
      <Loaded query={query} message={strings.addTo.failed} loading={<Skeleton lines={3} height="2.5rem" />}>
        {() => (
          <div className={styles.form}>
            {lists.length === 0 ? (
              <p className={styles.hint}>{strings.addTo.none}</p>
            ) : (
              <fieldset className={styles.choices} aria-label={strings.addTo.lists}>
                {lists.map((list) => (
                  <label key={list.id} className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={isOn(list, book, changes)}
                      disabled={list.id === UNSAVED_LIST}
                      onChange={(event) =>
                        change(
                          event.target.checked
                            ? { kind: "add", list: list.id, book, position: list.books_count }
                            : { kind: "remove", list: list.id, book: book.id },
                        )
                      }
                    />
                    <bdi>{list.name}</bdi>
                  </label>
                ))}
              </fieldset>
            )}
            <NewList
              names={lists.map(({ name }) => name)}
              onMake={(name) => change({ kind: "create", name, is_public: false, book })}
            />
            <div className={styles.buttons}>
              <Button kind="primary" onClick={onClose}>
                {strings.addTo.done}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Whether a list contains a book, including changes in progress. */
function isOn(list: OwnList, book: Book, changes: readonly ListChange[]): boolean {
  return changes.reduce((on, change) => {
    if (change.kind === "add" && change.list === list.id && change.book.id === book.id) return true;
    if (change.kind === "remove" && change.list === list.id && change.book === book.id) return false;
    return on;
  }, list.has_book ?? false);
}

function NewList({ names, onMake }: { names: readonly string[]; onMake: (name: string) => void }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  return (
    <form
      className={styles.make}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const name = cleanListName(typed);
        const problem = nameProblem(name, names);
        setError(problem);
        if (problem) return;
        onMake(name);
        setTyped("");
      }}
    >
      <TextField
        label={strings.addTo.newName}
        value={typed}
        onChange={setTyped}
        error={error}
        autoComplete="off"
      />
      <Button type="submit">{strings.addTo.make}</Button>
    </form>
  );
}
