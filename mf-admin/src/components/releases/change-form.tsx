import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import type { Change, Releases, useChangeReleases } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-change.ts";
import { releaseStrings } from "../../strings/releases.ts";
import styles from "./change-dialog.module.css";
import type { Question } from "./question.ts";
import { isLostRace, mayBeForced, Refusal } from "./refusal.tsx";
import { RestoredSet } from "./restored-set.tsx";
import { ShareFields } from "./share-fields.tsx";
import { Swap } from "./swap.tsx";

interface Props {
  question: Question;
  change: Change;
  /** What the question was asked about. */
  seen: Releases;
  /** How it stands now. */
  releases: Releases;
  mutation: ReturnType<typeof useChangeReleases>;
  onChange: (change: Change) => void;
  onMake: (extra: Pick<Change, "why" | "force">) => void;
  onLookAgain: () => void;
  onCancel: () => void;
}

/** What will happen, why, and what speaks against it; an operator may override that with a reason. */
export function ChangeForm(props: Props) {
  const { question, change, seen, releases, mutation, onChange, onMake, onLookAgain, onCancel } = props;
  const [why, setWhy] = useState("");
  const [shareWrong, setShareWrong] = useState(false);
  const { error, isPending } = mutation;
  const forced = mayBeForced(error);
  const overtaken = isLostRace(error);
  const whyNeeded = question.whyNeeded || forced;
  const run = () => {
    const reason = why.trim();
    onMake({ ...(reason ? { why: reason } : {}), ...(forced ? { force: true } : {}) });
  };
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        if (overtaken) onLookAgain();
        else run();
      }}
    >
      <p>{question.text}</p>
      {question.swap && <Swap swap={question.swap} />}
      {change.to_revision !== undefined && <RestoredSet revision={change.to_revision} releases={seen} />}
      {(change.percent ?? change.rollout) !== undefined && (
        <ShareFields
          change={change}
          onChange={(to) => {
            setShareWrong(to === null);
            if (to) onChange(to);
          }}
        />
      )}
      {!overtaken && (
        <TextField
          label={whyNeeded ? texts.whyNeeded : texts.why}
          hint={texts.whyHint}
          value={why}
          onChange={setWhy}
          maxLength={500}
          required={whyNeeded}
          dir="auto"
        />
      )}
      {error && !isPending && (
        <Refusal error={error} change={change} releases={releases} seen={seen.revision} />
      )}
      {isPending && change.action === "promote" && <p role="status">{releaseStrings.checking}</p>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{releaseStrings.cancel}</Button>
        {overtaken ? (
          <Button kind="primary" type="submit" busy={releases.revision === seen.revision}>
            {texts.refusal.lookAgain}
          </Button>
        ) : (
          <Button
            kind={forced ? "danger" : "primary"}
            type="submit"
            busy={isPending}
            disabled={shareWrong || (whyNeeded && !why.trim())}
          >
            {forced ? texts.force : question.confirm}
          </Button>
        )}
      </div>
    </form>
  );
}
