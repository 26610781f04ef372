import { LONGEST_NOTE } from "@lagom/shared/contract/note-limits";
import { Button } from "@lagom/shared/ui/button";
import { TextArea } from "@lagom/shared/ui/field";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { strings } from "../../strings.ts";
import styles from "./notes.module.css";

interface NoteFormProps {
  label: string;
  /** What is noted so far. */
  note: string;
  onWrite: (note: string) => void;
  /** Called when it is written, or given up by Cancel or Escape. */
  onClose: () => void;
}

/** Writes a note. What is typed when the reader moves on to another word is not lost. */
export function NoteForm({ label, note, onWrite, onClose }: NoteFormProps) {
  const [typed, setTyped] = useState(note);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const write = () => {
    if (!done.current && typed.trim() !== note) onWrite(typed.trim());
    done.current = true;
  };
  const onGone = useEffectEvent(write);
  useEffect(() => {
    const field = form.current?.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    done.current = false;
    return () => onGone();
  }, []);
  const cancel = () => {
    done.current = true;
    onClose();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        write();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.code !== "Escape") return;
        event.preventDefault();
        cancel();
      }}
    >
      <TextArea label={label} value={typed} onChange={setTyped} rows={3} maxLength={LONGEST_NOTE} />
      <div className={styles.ways}>
        <Button type="submit" size="small">
          {strings.notes.save}
        </Button>
        <Button kind="quiet" size="small" onClick={cancel}>
          {strings.notes.cancel}
        </Button>
      </div>
    </form>
  );
}
