import { Dialog } from "@lagom/shared/ui/dialog";
import { useState } from "react";
import type { DeployableState } from "../queries/releases.ts";
import { releaseChange } from "../strings/releases.ts";
import { DeployableActions } from "./deployable-actions.tsx";
import styles from "./deployable-dialog.module.css";
import { DeployableHistory } from "./deployable-history.tsx";
import { type Question, ReleaseChange } from "./release-change.tsx";
import { ReleaseFailures } from "./release-failures.tsx";

interface Props {
  state: DeployableState;
  revision: number;
  onClose: () => void;
}

/** The releases of one deployable, with their health and actions. */
export function DeployableDialog({ state, revision, onClose }: Props) {
  const [question, setQuestion] = useState<Question>();
  const [failing, setFailing] = useState<string>();
  const { deployable } = state;
  // Separate dialogs, so that the first control of each gets the focus.
  if (question) {
    return (
      <Dialog key="question" title={releaseChange.title(deployable)} onClose={onClose}>
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
    <Dialog key="deployable" title={releaseChange.title(deployable)} onClose={onClose} size="wide">
      <div className={styles.parts}>
        <DeployableActions state={state} onAsk={setQuestion} />
        {failing ? (
          <ReleaseFailures deployable={deployable} release={failing} onBack={() => setFailing(undefined)} />
        ) : (
          <DeployableHistory
            deployable={deployable}
            live={state.live}
            onAsk={setQuestion}
            onFailures={setFailing}
          />
        )}
      </div>
    </Dialog>
  );
}
