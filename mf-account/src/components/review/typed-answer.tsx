import type { SavedWord } from "@lagom/shared/contract/words";
import { languageOf } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { type KeyboardEvent, useId, useState } from "react";
import { strings } from "../../strings.ts";
import { compareTyped, type Difference } from "../../text/compare-typed.ts";
import styles from "./typed-answer.module.css";

/** What an input method reports for a key that it takes for itself. */
const TAKEN_BY_INPUT_METHOD = 229;
/** More differences than these are another word, and no help. */
const MOST_DIFFERENCES = 3;

/** A field for the word of the gap; Enter checks it. */
export function TypedAnswer({ word, onCheck }: { word: SavedWord; onCheck: (typed: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const { source_lang } = word;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(typed);
      }}
    >
      <label htmlFor={id}>{strings.review.typing.label}</label>
      <input
        id={id}
        className={styles.field}
        lang={source_lang}
        dir={languageOf(source_lang).dir}
        value={typed}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={leaveToInputMethod}
      />
      <Button type="submit" kind="primary" size="large">
        {strings.review.typing.check}
      </Button>
    </form>
  );
}

/** The Enter that ends a composition chooses letters; some browsers would send the form too. */
function leaveToInputMethod(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === "Enter" && (isComposing || keyCode === TAKEN_BY_INPUT_METHOD)) event.preventDefault();
}

interface TypedOutcomeProps {
  word: SavedWord;
  typed: string;
}

/** Whether the typed word is right, and which letters differ. */
export function TypedOutcome({ word, typed }: TypedOutcomeProps) {
  const { source_word, source_lang } = word;
  const differences = compareTyped(typed, source_word, source_lang);
  if (differences.length === 0) return <p className={styles.right}>{strings.review.typing.right}</p>;
  if (typed.trim() === "") return null;
  return (
    <div className={styles.outcome}>
      <p>
        {strings.review.typing.typed}{" "}
        <bdi lang={source_lang} className={styles.typed}>
          {typed}
        </bdi>
      </p>
      {isClose(differences, source_word) && (
        <ul className={styles.differences}>
          {differences.map((difference, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={index}>{told(difference)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isClose = (differences: readonly Difference[], word: string): boolean =>
  differences.length <= MOST_DIFFERENCES &&
  differences.reduce((sum, { expected }) => sum + expected.length, 0) < word.length;

function told({ typed, expected }: Difference): string {
  if (typed === "") return strings.review.typing.missing({ letters: expected });
  return expected === ""
    ? strings.review.typing.tooMuch({ letters: typed })
    : strings.review.typing.instead({ typed, expected });
}
