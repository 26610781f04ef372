import type { LanguageCode } from "@lagom/shared/text/languages";
import { useWordCheck } from "../../queries/check-word.ts";
import type { Mark } from "../../text/marks.ts";
import styles from "./notes.module.css";

interface WordNoteProps {
  mark: Mark;
  lang: LanguageCode;
  open: boolean;
}

/** What the reader noted on a saved word, in My words. */
export function WordNote({ mark, lang, open }: WordNoteProps) {
  const note = useWordCheck(mark.word, lang, open)?.note;
  if (!note) return null;
  return (
    <div className={styles.note}>
      <p className={styles.written} dir="auto">
        {note}
      </p>
    </div>
  );
}
