import { Dialog } from "@lagom/shared/ui/dialog";
import { useState } from "react";
import type { UnitState } from "../queries/releases.ts";
import { words } from "../words.ts";
import { type Question, ReleaseChange } from "./release-change.tsx";
import { ReleaseFailures } from "./release-failures.tsx";
import { UnitActions } from "./unit-actions.tsx";
import styles from "./unit-dialog.module.css";
import { UnitHistory } from "./unit-history.tsx";

interface Props {
  state: UnitState;
  revision: number;
  onClose: () => void;
}

/** All that can be done with the releases of one unit, and how they fared. */
export function UnitDialog({ state, revision, onClose }: Props) {
  const [question, setQuestion] = useState<Question>();
  const [failing, setFailing] = useState<string>();
  const { unit } = state;
  // Dialogs of their own each, so that the first control of each gets the focus.
  if (question) {
    return (
      <Dialog key="question" title={words.releaseChange.title(unit)} onClose={onClose}>
        <ReleaseChange
          question={question}
          revision={revision}
          onDone={onClose}
          onCancel={() => setQuestion(undefined)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog key="unit" title={words.releaseChange.title(unit)} onClose={onClose} size="wide">
      <div className={styles.parts}>
        <UnitActions state={state} onAsk={setQuestion} />
        {failing ? (
          <ReleaseFailures unit={unit} release={failing} onBack={() => setFailing(undefined)} />
        ) : (
          <UnitHistory unit={unit} live={state.live} onAsk={setQuestion} onFailures={setFailing} />
        )}
      </div>
    </Dialog>
  );
}
