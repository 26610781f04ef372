import type { SentenceNote } from "@lagom/shared/contract/notes";
import type { Text } from "@lagom/shared/contract/text";
import { IconButton } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { X } from "lucide-react";
import { useId } from "react";
import { useNotes, useWriteNote } from "../../queries/notes.ts";
import { strings } from "../../strings.ts";
import { blocksOf } from "../../text/block.ts";
import { inOrder } from "../../text/notes.ts";
import styles from "./notes.module.css";

/** The reader's notes on a text, at its end. Nothing where there are none. */
export function NotesHere({ text, parts }: { text: Text; parts: readonly Text[] }) {
  const title = useId();
  const notes = useNotes(text.rewrite_id);
  const { mutate: write } = useWriteNote(text.rewrite_id);
  if (notes.length === 0) return null;
  const remove = (note: SentenceNote) => {
    write({ ...note, note: "" });
    showToast({
      text: strings.notes.removed,
      action: { label: strings.notes.undo, onAction: () => write(note) },
    });
  };
  return (
    <section className={styles.here} aria-labelledby={title}>
      <h2 id={title}>{strings.notes.title}</h2>
      <ul>
        {inOrder(notes, blocksOf(parts)).map((note) => (
          <li key={`${note.paragraph} ${note.sentence}`}>
            <blockquote lang={text.lang} dir={text.dir}>
              {note.quote}
            </blockquote>
            <p className={styles.written} dir="auto">
              {note.note}
            </p>
            <IconButton label={strings.notes.remove} icon={<X size={18} />} onClick={() => remove(note)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
