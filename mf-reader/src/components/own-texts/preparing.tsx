import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { ProgressBar } from "../progress-bar.tsx";
import styles from "./own-texts.module.css";

interface PreparingProps {
  /** Of the text that is being prepared, in percent. */
  progress: number;
  /** Which of several texts it is, from 1. */
  part?: number;
  of?: number;
}

/** Progress of preparing a text, or several of them. */
export function Preparing({ progress, part = 1, of = 1 }: PreparingProps) {
  const several = of > 1;
  const text = several
    ? newsfeedStrings.ownTexts.preparingPart({ part: Math.min(part, of), of, percent: progress })
    : newsfeedStrings.ownTexts.preparing({ percent: progress });
  const value = several ? Math.min(100, (100 * (part - 1) + progress) / of) : progress;
  return (
    <div className={styles.preparing}>
      <span aria-hidden="true">{text}</span>
      <ProgressBar label={text} value={value} />
      {several && <span>{newsfeedStrings.ownTexts.stay}</span>}
    </div>
  );
}
