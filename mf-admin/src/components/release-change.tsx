import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { type Change, mayBeForced, refusalsOf, useChangeReleases } from "../queries/releases.ts";
import { strings } from "../strings.ts";
import styles from "./release-change.module.css";

/** A change that is about to be made, in words. */
export interface Question {
  text: string;
  /** What the button says, as a verb. */
  confirm: string;
  change: Change;
  done: string;
  /** Whether the log must say why. */
  whyNeeded?: boolean;
}

interface Props {
  question: Question;
  /** The revision that is looked at; a change of somebody else since then is not undone unseen. */
  revision: number;
  onDone: () => void;
  onCancel: () => void;
}

const { confirmation, failed } = strings.releaseChange;

/** Asks before a change, shows what speaks against it, and lets an operator override that with a reason. */
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
