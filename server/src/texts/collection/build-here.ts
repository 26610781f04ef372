import { buildText } from "./build-texts.ts";
import { readCorpus } from "./corpus-files.ts";
import type { TextBuilder } from "./text-builder.ts";

/** Builds the texts of a corpus folder in this thread. */
export function buildHere(folder: string): TextBuilder["build"] {
  const corpus = readCorpus(folder);
  return async (wanted) => {
    const read = await corpus;
    const text = [...read.articles, ...read.bookTexts].find((text) => text.folder === wanted.folder);
    if (!text) throw new Error(`${folder} has no text ${wanted.folder}`);
    return buildText(text, read);
  };
}
