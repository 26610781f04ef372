import type { Text } from "@lagom/shared/contract/text";
import { fixed } from "@lagom/shared/messages";
import { languageOf } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { Skeleton } from "@lagom/shared/ui/states";
import { memo } from "react";
import { strings } from "../../strings.ts";
import { listed } from "../../text/listed.ts";
import { withWord } from "../with-word.tsx";
import type { Lookup } from "./lookup.ts";
import styles from "./lookup-sheet.module.css";
import { WordByWord } from "./word-by-word.tsx";

const NOTHING = {
  name: "name",
  "unknown-name": "name",
  "no-entry": "noEntry",
  "too-many-words": "tooManyWords",
  "too-long": "tooLong",
} as const;

/** The meaning, or the reason why there is none, under its word; a failure is never shown as an answer. */
export const LookupAnswer = memo(function LookupAnswer({ lookup, text }: { lookup: Lookup; text: Text }) {
  switch (lookup.state) {
    case "answered": {
      const { gloss, lang, others, guess } = lookup.answer;
      return (
        <div className={styles.answer} dir={text.dir}>
          <p className={styles.gloss} lang={lang} dir={languageOf(lang).dir}>
            {gloss}
          </p>
          {others.length > 0 && (
            <p className={styles.facts} dir="auto">
              {withWord(({ word }) => strings.lookup.also({ meanings: word }), listed(others, lang), lang)}
            </p>
          )}
          {guess && (
            <p className={styles.facts} dir="auto">
              {strings.lookup.onlyGuess}
            </p>
          )}
        </div>
      );
    }
    case "parts":
      return (
        <WordByWord title={strings.lookup.wordByWord} parts={lookup.parts} lang={lookup.lang} text={text} />
      );
    case "looking":
      return (
        <div className={styles.answer} dir={text.dir} role="status" aria-label={strings.lookup.looking}>
          <Skeleton height="1.6em" width="55%" />
        </div>
      );
    case "failed":
      return (
        <>
          <div className={styles.answer} dir={text.dir} role="alert">
            <p className={styles.failed} dir="auto">
              {fixed.translation}
            </p>
            <Button size="small" onClick={lookup.retry}>
              {strings.lookup.retry}
            </Button>
          </div>
          {lookup.parts.length > 0 && (
            <WordByWord
              title={strings.lookup.wordsMeanwhile}
              parts={lookup.parts}
              lang={text.gloss_lang}
              text={text}
            />
          )}
        </>
      );
    default:
      return (
        <div className={styles.answer} dir={text.dir}>
          <p className={styles.nothing} role="status" dir="auto">
            {strings.lookup[NOTHING[lookup.state]]}
          </p>
        </div>
      );
  }
});
