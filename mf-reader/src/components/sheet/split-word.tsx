import type { Text } from "@lagom/shared/contract/text";
import { Button } from "@lagom/shared/ui/button";
import { useLayoutEffect, useRef, useState } from "react";
import { strings } from "../../strings.ts";
import styles from "./word-correction.module.css";

interface SplitWordProps {
  letters: readonly { start: number; text: string }[];
  text: Text;
  onSplit: (cuts: number[]) => void;
}

/** The letters of a word with a toggle between each two, to choose where it is split. The first toggle gets the focus. */
export function SplitWord({ letters, text, onSplit }: SplitWordProps) {
  const [cuts, setCuts] = useState<readonly number[]>([]);
  const field = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => field.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const toggle = (cut: number) =>
    setCuts(cuts.includes(cut) ? cuts.filter((one) => one !== cut) : [...cuts, cut].sort((a, b) => a - b));
  return (
    <div className={styles.ways}>
      <fieldset ref={field} className={styles.where}>
        <legend>{strings.correction.where}</legend>
        <div className={styles.letters} lang={text.lang} dir={text.dir}>
          {letters.map(({ start, text: letter }, i) => {
            const next = letters[i + 1];
            return (
              <span key={start} className={styles.letter}>
                <span aria-hidden="true">{letter}</span>
                {next && (
                  <button
                    type="button"
                    className={styles.gap}
                    aria-pressed={cuts.includes(next.start)}
                    aria-label={strings.correction.between({ left: letter, right: next.text })}
                    onClick={() => toggle(next.start)}
                  />
                )}
              </span>
            );
          })}
        </div>
      </fieldset>
      <Button size="small" kind="primary" disabled={cuts.length === 0} onClick={() => onSplit([...cuts])}>
        {strings.correction.done}
      </Button>
    </div>
  );
}
