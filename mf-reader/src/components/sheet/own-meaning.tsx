import { LONGEST_WORD } from "@lagom/shared/contract/word-limits";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { TextField } from "@lagom/shared/ui/field";
import type { RefObject } from "react";
import { strings } from "../../strings.ts";
import styles from "./lookup-sheet.module.css";
import type { Saved } from "./use-saved.ts";

interface OwnMeaningProps {
  saved: Saved;
  /** The reader's own language. */
  lang: LanguageCode;
  field: RefObject<HTMLFormElement | null>;
}

/**
 * If no source knows the word, or none could be reached: a field for the reader's own translation, and once saved, the
 * translation marked as theirs.
 */
export function OwnMeaning({ saved, lang, field }: OwnMeaningProps) {
  if (!saved.saved)
    return (
      <form
        ref={field}
        onSubmit={(event) => {
          event.preventDefault();
          saved.save();
        }}
      >
        <TextField
          label={strings.lookup.ownMeaning({ language: languageOf(lang).name })}
          value={saved.own}
          onChange={saved.writeOwn}
          maxLength={LONGEST_WORD}
          autoComplete="off"
          dir="auto"
        />
      </form>
    );
  if (saved.own === "") return null;
  return (
    <p className={styles.answer}>
      <span className={styles.facts}>{strings.lookup.yours}</span>
      <bdi className={styles.gloss} lang={lang}>
        {saved.own}
      </bdi>
    </p>
  );
}
