import { Button } from "@lagom/shared/ui/button";
import type { UnitState } from "../queries/releases.ts";
import { words } from "../words.ts";
import type { Question } from "./release-change.tsx";
import styles from "./unit-dialog.module.css";

const texts = words.releaseChange;

/** What can be done with a unit as it stands. */
export function UnitActions({ state, onAsk }: { state: UnitState; onAsk: (question: Question) => void }) {
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
  unit,
  live,
  fallback,
  candidate,
  frozen,
  protected: stop,
}: UnitState): (Question & { label: string })[] {
  const questions: (Question & { label: string })[] = [];
  const add = (
    label: string,
    action: Question["change"]["action"],
    text: string,
    done: string,
    whyNeeded = false,
  ) =>
    questions.push({ label: `${label}…`, confirm: label, text, done, whyNeeded, change: { action, unit } });
  if (candidate) {
    add(texts.withdraw, "withdraw", texts.withdrawText(unit, candidate.release, live), texts.withdrawn(unit));
    if (!candidate.overruled)
      add(texts.overrule, "overrule", texts.overruleText(candidate.release), texts.overruled(unit));
  } else if (fallback) {
    add(
      texts.rollback,
      "rollback",
      texts.rollbackText(unit, live, fallback),
      texts.rolledBack(unit, fallback),
    );
  }
  if (frozen) add(texts.unfreeze, "unfreeze", texts.unfreezeText(unit), texts.unfrozen(unit));
  else add(texts.freeze, "freeze", texts.freezeText(unit), texts.frozen(unit), true);
  if (unit === "shell") return questions;
  if (stop) add(texts.unprotect, "unprotect", texts.unprotectText(unit), texts.unprotected(unit));
  else add(texts.protect, "protect", texts.protectText(unit), texts.protected(unit));
  return questions;
}
