import { buildText } from "./build-texts.ts";
import { type Collection, readSound } from "./collection.ts";
import type { Corpus } from "./corpus-files.ts";

/** A collection whose texts are tokenised in this thread. */
export function collectionHere(folder: string): Collection {
  let corpus: Promise<Corpus> | undefined;
  const read = () => {
    corpus ??= readSound(folder);
    return corpus;
  };
  return {
    read,
    async build(wanted) {
      const { articles, bookTexts, ...rest } = await read();
      const text = [...articles, ...bookTexts].find((text) => text.folder === wanted.folder);
      if (!text) throw new Error(`${folder} has no text ${wanted.folder}`);
      return buildText(text, rest);
    },
  };
}
