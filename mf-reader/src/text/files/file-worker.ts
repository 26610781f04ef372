import { FileRefused, type FileText, type Refusal } from "./file-text.ts";
import { readFile } from "./read-file.ts";

/** What the worker answers. */
export type FileAnswer = { text: FileText } | { refusal: Refusal; characters: number };

/** Reads the one file that it is sent. */
addEventListener("message", async ({ data }: MessageEvent<File>) => {
  postMessage(await answerTo(data));
});

async function answerTo(file: File): Promise<FileAnswer> {
  try {
    return { text: await readFile(file) };
  } catch (error) {
    if (error instanceof FileRefused) return { refusal: error.refusal, characters: error.characters };
    console.error(error);
    return { refusal: "damaged", characters: 0 };
  }
}
