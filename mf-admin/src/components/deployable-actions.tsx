import { Button } from "@lagom/shared/ui/button";
import type { DeployableState } from "../queries/releases.ts";
import { releaseChange as texts } from "../strings/releases.ts";
import styles from "./deployable-dialog.module.css";
import type { Question } from "./release-change.tsx";

/** The actions available for a deployable. */
export function DeployableActions({
  state,
  onAsk,
}: {
  state: DeployableState;
  onAsk: (question: Question) => void;
}) {
  return (
    <div className={styles.actions}>
      {questionsFor(state).map(({ label, ...question }) => (
        <Button key={question.change.action} onClick={() => onAsk(question)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function questionsFor({
  deployable,
  live,
  fallback,
  canary,
  frozen,
  protected: stop,
}: DeployableState): (Question & { label: string })[] {
  const questions: (Question & { label: string })[] = [];
  const add = (
    label: string,
    action: Question["change"]["action"],
    text: string,
    done: string,
    whyNeeded = false,
  ) =>
    questions.push({
      label: `${label}…`,
      confirm: label,
      text,
      done,
      whyNeeded,
      change: { action, deployable },
    });
  if (canary) {
    add(
      texts.withdraw,
      "withdraw",
      texts.withdrawText(deployable, canary.release, live),
      texts.withdrawn(deployable),
    );
    if (!canary.overruled)
      add(texts.overrule, "overrule", texts.overruleText(canary.release), texts.overruled(deployable));
  } else if (fallback) {
    add(
      texts.rollback,
      "rollback",
      texts.rollbackText(deployable, live, fallback),
      texts.rolledBack(deployable, fallback),
    );
  }
  if (frozen) add(texts.unfreeze, "unfreeze", texts.unfreezeText(deployable), texts.unfrozen(deployable));
  else add(texts.freeze, "freeze", texts.freezeText(deployable), texts.frozen(deployable), true);
  if (deployable === "shell") return questions;
  if (stop) add(texts.unprotect, "unprotect", texts.unprotectText(deployable), texts.unprotected(deployable));
  else add(texts.protect, "protect", texts.protectText(deployable), texts.protected(deployable));
  return questions;
}
