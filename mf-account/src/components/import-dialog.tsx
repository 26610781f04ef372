import { isApiError } from "@lagom/shared/api/errors";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Spinner } from "@lagom/shared/ui/spinner";
import { showToast } from "@lagom/shared/ui/toast";
import { type ChangeEvent, useId, useState } from "react";
import { importWords, type Outcome, previewImport } from "../queries/import-words.ts";
import { fileStrings } from "../strings/words.ts";
import type { WordFile } from "../text/word-file.ts";
import styles from "./import-dialog.module.css";
import { ImportPreview } from "./import-preview.tsx";

/** The server's limit for one call; a file is imported whole or not at all. */
const MOST_WORDS = 5000;
/** Even with a long sentence for each word, a file of MOST_WORDS is smaller. */
const MOST_BYTES = 20_000_000;

type State =
  | { step: "choose"; error?: string }
  | { step: "reading" }
  | { step: "preview" | "storing"; name: string; file: WordFile; outcomes: Outcome[]; error?: string };

/** Imports words from a CSV file, with a preview of each line before anything is stored. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [state, setState] = useState<State>({ step: "choose" });

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) return setState({ step: "choose", error: fileStrings.tooLarge });
    setState({ step: "reading" });
    try {
      const { readWordFile } = await import("../text/word-file.ts");
      const file = readWordFile(await chosen.text());
      if (file.words.length > MOST_WORDS)
        return setState({ step: "choose", error: fileStrings.tooMany({ most: MOST_WORDS }) });
      const outcomes = file.words.length > 0 ? await previewImport(file.words.map(({ word }) => word)) : [];
      setState({ step: "preview", name: chosen.name, file, outcomes });
    } catch (error) {
      setState({ step: "choose", error: failureOf(error) });
    }
  }

  async function store() {
    if (state.step !== "preview") return;
    setState({ ...state, step: "storing" });
    try {
      const outcomes = await importWords(state.file.words.map(({ word }) => word));
      const stored = outcomes.filter((outcome) => outcome !== "same").length;
      showToast({ text: fileStrings.imported({ count: stored }) });
      onClose();
    } catch (error) {
      setState({ ...state, step: "preview", error: failureOf(error) });
    }
  }

  return (
    <Dialog title={fileStrings.importTitle} onClose={onClose} size="wide">
      <div className={styles.body}>
        {state.step === "choose" && <FileChoice onChoose={read} error={state.error} />}
        {state.step === "reading" && (
          <p role="status" className={styles.reading}>
            <Spinner /> {fileStrings.reading}
          </p>
        )}
        {(state.step === "preview" || state.step === "storing") && (
          <>
            <ImportPreview name={state.name} file={state.file} outcomes={state.outcomes} />
            {state.error && <Failure text={state.error} />}
            <Buttons
              stored={state.outcomes.filter((outcome) => outcome !== "same").length}
              left={state.file.bad.length}
              busy={state.step === "storing"}
              onStore={store}
              onAnother={() => setState({ step: "choose" })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const failureOf = (error: unknown): string =>
  isApiError(error) && error.status === 413 ? fileStrings.tooLarge : fileStrings.importFailed;

function FileChoice(props: {
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <>
      <p>{fileStrings.importText}</p>
      <label className={styles.label} htmlFor={id}>
        {fileStrings.file}
      </label>
      {/* What the browser draws has its own language. */}
      <label className={styles.choose}>
        {fileStrings.choose}
        <input
          id={id}
          className={styles.file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          onChange={props.onChoose}
        />
      </label>
      {props.error && <Failure text={props.error} />}
    </>
  );
}

const Failure = ({ text }: { text: string }) => (
  <p role="alert" className={styles.error}>
    {text}
  </p>
);

function Buttons(props: {
  stored: number;
  left: number;
  busy: boolean;
  onStore: () => void;
  onAnother: () => void;
}) {
  const { stored, left } = props;
  return (
    <div className={styles.buttons}>
      <Button onClick={props.onAnother}>{fileStrings.another}</Button>
      {stored > 0 && (
        <Button kind="primary" busy={props.busy} onClick={props.onStore}>
          {left > 0 ? fileStrings.storeSome({ count: stored, left }) : fileStrings.store({ count: stored })}
        </Button>
      )}
    </div>
  );
}
