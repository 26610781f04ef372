import type { Text } from "@lagom/shared/contract/text";
import { Button } from "@lagom/shared/ui/button";
import { NotebookPen } from "lucide-react";
import { memo, useRef, useState } from "react";
import { useNotes, useWriteNote } from "../../queries/notes.ts";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { noteAt } from "../../text/notes.ts";
import type { Spot } from "../../text/spot.ts";
import { NoteForm } from "./note-form.tsx";
import styles from "./notes.module.css";

interface SentenceNoteProps {
  text: Text;
  block: Block;
  spot: Spot;
}

/** The reader's note on the sentence of a word, which they can write and change. */
export const SentenceNote = memo(function SentenceNote({ text, block, spot }: SentenceNoteProps) {
  const noted = noteAt(useNotes(text.rewrite_id), block, spot);
  const writing = useWriteNote(text.rewrite_id);
  const sentence = `${noted.paragraph} ${noted.sentence}`;
  const [asked, setAsked] = useState<string>();
  const closed = useRef(false);
  const close = () => {
    closed.current = true;
    setAsked(undefined);
  };
  const takeFocusBack = (button: HTMLSpanElement | null) => {
    if (button && closed.current) button.querySelector("button")?.focus();
    if (button) closed.current = false;
  };
  if (asked === sentence)
    return (
      <NoteForm
        key={sentence}
        label={strings.notes.onSentence}
        note={noted.note}
        onWrite={(note) => writing.mutate({ ...noted, note })}
        onClose={close}
      />
    );
  return (
    <div className={styles.note}>
      {noted.note && (
        <p className={styles.written} dir="auto">
          {noted.note}
        </p>
      )}
      <span ref={takeFocusBack}>
        <Button kind="quiet" size="small" onClick={() => setAsked(sentence)}>
          <NotebookPen size={16} aria-hidden="true" />
          {noted.note ? strings.notes.change : strings.notes.add}
        </Button>
      </span>
    </div>
  );
});
