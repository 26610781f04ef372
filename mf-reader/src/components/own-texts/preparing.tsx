import { strings } from "../../strings.ts";
import { ProgressBar } from "../progress-bar.tsx";
import styles from "./own-texts.module.css";

/** Progress of preparing a text, in percent. */
export function Preparing({ progress }: { progress: number }) {
  const text = strings.ownTexts.preparing(progress);
  return (
    <div className={styles.preparing}>
      <span aria-hidden="true">{text}</span>
      <ProgressBar label={text} value={progress} />
    </div>
  );
}
