import type { Text } from "@lagom/shared/contract/text";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Skeleton } from "@lagom/shared/ui/states";
import { USUAL_LEVELS } from "../queries/sample.ts";
import { strings } from "../strings-later.ts";
import styles from "./first-steps.module.css";

interface SlidingTextProps {
  /** Undefined while it is on its way, or if it cannot be had. */
  text: Text | undefined;
  failed: boolean;
  level: Level;
  onLevel: (level: Level) => void;
}

/** A text whose level can be slid until it reads easily. Without a text, the levels in words. */
export function SlidingText({ text, failed, level, onLevel }: SlidingTextProps) {
  const levels = failed ? LEVELS : (text?.levels ?? USUAL_LEVELS);
  return (
    <section className={styles.sliding} aria-label={strings.firstSteps.find}>
      <p className={styles.find}>{strings.firstSteps.find}</p>
      <Segmented
        label={strings.firstSteps.level}
        options={levels.map((value) => ({ value, label: value }))}
        value={level}
        onChange={onLevel}
      />
      {failed && <p className={styles.failed}>{strings.firstSteps.failed}</p>}
      {!failed && !text && (
        <div className={styles.text}>
          <Skeleton lines={5} height="1.3rem" />
        </div>
      )}
      {text && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <div className={styles.text} lang={text.lang} dir={text.dir} tabIndex={0}>
          <h3>{text.title}</h3>
          {text.paragraphs.slice(0, 2).map((paragraph) => (
            <p key={paragraph.id}>{paragraph.text}</p>
          ))}
        </div>
      )}
      <p className={styles.described} aria-live="polite">
        <strong>{level}</strong> {strings.picker.levels[level]}
      </p>
    </section>
  );
}
