import { useEffect, useRef, useState } from "react";
import { addTextStrings } from "../../strings/add-text.ts";
import { FileRefused, type FileText, MOST_FILE_CHARACTERS } from "../../text/files/file-text.ts";

interface FileState {
  name: string;
  reading: boolean;
  text?: FileText;
  /** Why it cannot be read. */
  error?: string;
}

const NONE: FileState = { name: "", reading: false };

/**
 * The file that a reader brings, read in this browser; another one takes its place.
 * @param onRead told when it has been read
 */
export function useFile(onRead: (text: FileText) => void) {
  const [state, setState] = useState(NONE);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const choose = async (files: readonly File[]): Promise<void> => {
    reading.current?.abort();
    const [file] = files;
    if (!file) return setState(NONE);
    const { name } = file;
    if (files.length > 1) return setState({ ...NONE, error: addTextStrings.oneFile });
    const controller = new AbortController();
    reading.current = controller;
    setState({ name, reading: true });
    try {
      const { readFile } = await import("../../text/files/read-file.ts");
      const text = await readFile(file, controller.signal);
      if (controller.signal.aborted) return;
      setState({ name, reading: false, text });
      onRead(text);
    } catch (error) {
      if (!controller.signal.aborted) setState({ name, reading: false, error: whyNot(name, error) });
    }
  };
  return { ...state, choose };
}

function whyNot(name: string, error: unknown): string {
  const { refusal, characters } = error instanceof FileRefused ? error : new FileRefused("failed");
  const { fileTooLong, refused } = addTextStrings;
  return refusal === "long"
    ? fileTooLong({ file: name, characters, most: MOST_FILE_CHARACTERS })
    : refused[refusal]({ file: name });
}
