import { LONGEST_NOTE } from "@lagom/shared/contract/note-limits";
import type { SavedWord } from "@lagom/shared/contract/words";
import { IconButton } from "@lagom/shared/ui/button";
import { Check, NotebookPen, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { strings } from "../strings.ts";
import styles from "./note-cell.module.css";

interface NoteCellProps {
  word: SavedWord;
  onChange: (note: string) => void;
}

/** The reader's note on a word, and a field to write it: Esc cancels. */
export function NoteCell({ word: { source_word, note }, onChange }: NoteCellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const edit = useRef<HTMLSpanElement>(null);
  const { addNote, editNote, noteOn, saveNote, leaveTranslation } = strings.saved;
  const close = () => {
    setDraft(null);
    requestAnimationFrame(() => edit.current?.querySelector("button")?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = draft?.trim() ?? "";
    if (written !== (note ?? "")) onChange(written);
    close();
  };
  if (draft === null)
    return (
      <span ref={edit} className={note ? styles.noted : styles.none}>
        {note && <span dir="auto">{note}</span>}
        <IconButton
          label={note ? editNote({ word: source_word }) : addNote({ word: source_word })}
          icon={<NotebookPen size={16} />}
          onClick={() => setDraft(note ?? "")}
        />
      </span>
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
        autoFocus
        className={styles.field}
        aria-label={noteOn({ word: source_word })}
        dir="auto"
        rows={2}
        value={draft}
        maxLength={LONGEST_NOTE}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && close()}
      />
      <IconButton type="submit" label={saveNote} icon={<Check size={18} />} />
      <IconButton label={leaveTranslation} icon={<X size={18} />} onClick={close} />
    </form>
  );
}
