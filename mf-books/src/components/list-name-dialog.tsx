import { cleanListName, listNameProblem } from "@lagom/shared/text/list-name";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import { strings } from "../strings.ts";
import styles from "./list-form.module.css";
import { Switch } from "./switch.tsx";

interface ListNameDialogProps {
  title: string;
  submit: string;
  name?: string;
  /** Names of other lists. */
  taken: readonly string[];
  /** Whether to ask if the list is public, too. */
  asksPublic?: boolean;
  onDone: (list: { name: string; is_public: boolean }) => void;
  onClose: () => void;
}

/** The problem with a name; undefined if it is fine. */
export function nameProblem(name: string, taken: readonly string[]): string | undefined {
  const { problems } = strings.lists;
  const problem = listNameProblem(name);
  if (problem) return problems[problem];
  return taken.some((other) => other.toLowerCase() === name.toLowerCase()) ? problems.taken : undefined;
}

/** Names a new or an existing list. */
export function ListNameDialog({
  title,
  submit,
  name: before = "",
  taken,
  asksPublic = false,
  onDone,
  onClose,
}: ListNameDialogProps) {
  const [typed, setTyped] = useState(before);
  const [isPublic, setPublic] = useState(false);
  const [error, setError] = useState<string>();
  const done = () => {
    const name = cleanListName(typed);
    const problem = nameProblem(name, taken);
    setError(problem);
    if (problem) return;
    onDone({ name, is_public: isPublic });
    onClose();
  };
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          label={strings.lists.name}
          value={typed}
          onChange={setTyped}
          error={error}
          required
          autoComplete="off"
        />
        {asksPublic && <Switch label={strings.lists.isPublic} on={isPublic} onChange={setPublic} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{strings.lists.cancel}</Button>
          <Button type="submit" kind="primary">
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
