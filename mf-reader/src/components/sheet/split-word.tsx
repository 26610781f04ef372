import type { Text } from "@lagom/shared/contract/text";
import { Button } from "@lagom/shared/ui/button";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
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
      <fieldset ref={field} className={styles.letters} lang={text.lang} dir={text.dir}>
        <legend lang="en" dir="ltr">
          {strings.correction.where}
        </legend>
        {letters.map((letter, i) => (
          <Fragment key={letter.start}>
            {i > 0 && (
              <button
                type="button"
                className={styles.gap}
                aria-pressed={cuts.includes(letter.start)}
                aria-label={strings.correction.between(letters[i - 1]?.text ?? "", letter.text)}
                onClick={() => toggle(letter.start)}
              />
            )}
            <span aria-hidden="true">{letter.text}</span>
          </Fragment>
        ))}
      </fieldset>
      <Button size="small" kind="primary" disabled={cuts.length === 0} onClick={() => onSplit([...cuts])}>
        {strings.correction.done}
      </Button>
    </div>
  );
}
