import { MESSAGES } from "@lagom/shared/messages";
import { languageOf } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { Skeleton } from "@lagom/shared/ui/states";
import { memo } from "react";
import { words } from "../../words.ts";
import { withWord } from "../with-word.tsx";
import type { LookUp } from "./look-up.ts";
import styles from "./look-up-sheet.module.css";

const NOTHING = {
  name: words.lookUp.name,
  "unknown-name": words.lookUp.name,
  "no-entry": words.lookUp.noEntry,
  "too-long": words.lookUp.tooLong,
} as const;

/** The meaning, or why there is none; a failure is never shown as an answer. */
export const LookUpAnswer = memo(function LookUpAnswer({ lookUp }: { lookUp: LookUp }) {
  switch (lookUp.state) {
    case "answered": {
      const { gloss, lang, others } = lookUp.answer;
      return (
        <div className={styles.answer}>
          <p className={styles.gloss} lang={lang} dir={languageOf(lang).dir}>
            {gloss}
          </p>
          {others.length > 0 && (
            <p className={styles.facts}>
              {withWord((word) => words.lookUp.also([word]), others.join(", "), lang)}
            </p>
          )}
        </div>
      );
    }
    case "looking":
      return (
        <div className={styles.answer} role="status" aria-label={words.lookUp.looking}>
          <Skeleton height="1.6em" width="55%" />
        </div>
      );
    case "failed":
      return (
        <div className={styles.answer} role="alert">
          <p className={styles.failed}>{MESSAGES.translation}</p>
          <Button size="small" onClick={lookUp.retry}>
            {words.lookUp.retry}
          </Button>
        </div>
      );
    default:
      return (
        <p className={styles.nothing} role="status">
          {NOTHING[lookUp.state]}
        </p>
      );
  }
});
