import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { type Change, type Releases, useChangeReleases } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-change.ts";
import { releaseStrings } from "../../strings/releases.ts";
import styles from "./change-dialog.module.css";
import { ChangeForm } from "./change-form.tsx";
import { GateLines, gateLines, type Line } from "./gate-lines.tsx";
import { type Question, questionOf } from "./question.ts";

interface Props {
  change: Change;
  /** How it stands now. */
  releases: Releases;
  onClose: () => void;
}

/**
 * Asks before a change of the environment, and makes it. The question stays as it was asked, and so does the revision it was asked at:
 * whoever is overtaken meanwhile is refused and decides again.
 */
export function ChangeDialog({ change: asked, releases, onClose }: Props) {
  const [seen, setSeen] = useState(releases);
  const [change, setChange] = useState(asked);
  const [said, setSaid] = useState<{ title: string; lines: Line[] }>();
  const mutation = useChangeReleases();
  const question = questionOf(change, seen);

  const make = (question: Question, extra: Pick<Change, "why" | "force">) =>
    mutation.mutate(
      { ...change, revision: seen.revision, ...extra },
      {
        onSuccess: ({ changed, waiting, gate }) => {
          const title = waiting ? texts.waits : changed ? question.done : alreadyText(change);
          const lines = gateLines(gate);
          if (lines.length > 0) return setSaid({ title, lines });
          showToast({ text: title });
          onClose();
        },
      },
    );

  if (said) return <Done title={said.title} lines={said.lines} onClose={onClose} />;
  if (!question)
    return (
      <Dialog key="gone" title={texts.done} onClose={onClose} size="small">
        <Ended text={texts.gone} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog key="question" title={question.title} onClose={onClose}>
      <ChangeForm
        key={seen.revision}
        question={question}
        change={change}
        seen={seen}
        releases={releases}
        mutation={mutation}
        onChange={setChange}
        onMake={(extra) => make(question, extra)}
        onLookAgain={() => {
          mutation.reset();
          setSeen(releases);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

const alreadyText = ({ deployable, release = "" }: Change) =>
  texts.alreadyLive({ deployable: deployable ?? "", release });

/** What was done, with what the gate said about it. */
function Done({ title, lines, onClose }: { title: string; lines: Line[]; onClose: () => void }) {
  return (
    <Dialog key="done" title={title} onClose={onClose}>
      <div className={styles.change}>
        <h3>{releaseStrings.gate.title}</h3>
        <GateLines lines={lines} />
        <div className={styles.actions}>
          <Button kind="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Ended({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={styles.change}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  );
}
