import { classNames } from "@lagom/shared/ui/class-names";
import { Spinner } from "@lagom/shared/ui/spinner";
import { FileUp } from "lucide-react";
import { useId } from "react";
import { addTextStrings } from "../../strings/add-text.ts";
import styles from "./choose-file.module.css";

const KINDS = ".epub,.pdf,.docx,.html,.htm,.xhtml,.txt,.text,.md,.markdown,.srt,.vtt";

interface ChooseFileProps {
  onChoose: (files: File[]) => void;
  /** Of the chosen file; empty before. */
  name: string;
  /** What is known of it once it has been read. */
  facts: string | undefined;
  reading: boolean;
  error: string | undefined;
  /** Whether files are held over the page. */
  dropping: boolean;
}

/** Chooses a file, or shows where to drop one. */
export function ChooseFile({ onChoose, name, facts, reading, error, dropping }: ChooseFileProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={classNames(styles.zone, dropping && styles.dropping)}>
        <FileUp size={24} aria-hidden="true" />
        <span className={styles.label}>{name || addTextStrings.file}</span>
        <input
          className={styles.input}
          type="file"
          accept={KINDS}
          aria-label={name ? addTextStrings.chosenFile({ name }) : addTextStrings.file}
          aria-describedby={`${id}-hint ${id}-state`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            target.value = ""; // so that the same file can be chosen again
          }}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {name ? addTextStrings.anotherFile : addTextStrings.fileHint}
        </span>
      </label>
      <div id={`${id}-state`}>
        {reading && (
          <p className={styles.state} role="status">
            <Spinner /> {addTextStrings.reading({ file: name })}
          </p>
        )}
        {facts && (
          <p className={styles.state} role="status">
            {facts}
          </p>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
