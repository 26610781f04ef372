import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { type Corpus, type CorpusText, readCorpus } from "./corpus-files.ts";

/** The texts of a folder, on their way into a database. */
export interface Collection {
  /** Reads the files, the first time. @throws Error that names file and line of the first error */
  read(): Promise<Corpus>;
  /** Tokenises a text in all its languages, one text at a time. */
  build(text: Pick<CorpusText, "folder">): Promise<BuiltRewrite[]>;
}

/** @throws Error that names file and line of the first error */
export async function readSound(folder: string): Promise<Corpus> {
  const corpus = await readCorpus(folder);
  const [problem] = corpus.problems;
  if (problem) throw new Error(`${folder}/${problem.file}:${problem.line}: ${problem.message}`);
  return corpus;
}
