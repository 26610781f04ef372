import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { type Change, mayBeForced, refusalsOf, useChangeReleases } from "../queries/releases.ts";
import { releaseChange } from "../strings/releases.ts";
import styles from "./release-change.module.css";

/** The texts of a change to confirm. */
export interface Question {
  text: string;
  /** Label of the button, a verb. */
  confirm: string;
  change: Change;
  done: string;
  /** Whether the log must say why. */
  whyNeeded?: boolean;
}

interface Props {
  question: Question;
  /** The revision on screen; if somebody has changed it since, the change is refused. */
  revision: number;
  onDone: () => void;
  onCancel: () => void;
}

const { confirmation, failed } = releaseChange;

/** Confirms a change, shows the problems found, and lets an operator override them with a reason. */
export function ReleaseChange({ question, revision, onDone, onCancel }: Props) {
  const [why, setWhy] = useState("");
  const change = useChangeReleases();
  const forced = mayBeForced(change.error);
  const whyMissing = (question.whyNeeded || forced) && !why.trim();
  const run = () => {
    const asked = { ...question.change, revision, ...(why.trim() ? { why: why.trim() } : {}) };
    change.mutate(forced ? { ...asked, force: true } : asked, {
      onSuccess: () => {
        showToast({ text: question.done });
        onDone();
      },
    });
  };
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <p>{question.text}</p>
      <TextField
        label={forced || question.whyNeeded ? confirmation.whyNeeded : confirmation.why}
        value={why}
        onChange={setWhy}
        maxLength={500}
        required={forced || question.whyNeeded}
      />
      {change.isError && <Refusal error={change.error} />}
      {change.isPending && question.change.action === "promote" && (
        <p role="status">{confirmation.checking}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{confirmation.cancel}</Button>
        <Button
          kind={forced ? "danger" : "primary"}
          type="submit"
          busy={change.isPending}
          disabled={whyMissing}
        >
          {forced ? confirmation.force : question.confirm}
        </Button>
      </div>
    </form>
  );
}

function Refusal({ error }: { error: unknown }) {
  const lines = refusalsOf(error);
  return (
    <div role="alert" className={styles.refusal}>
      <strong>{lines.length > 0 ? confirmation.refused : failed}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
