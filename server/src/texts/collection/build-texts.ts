import { createHash } from "node:crypto";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import { type BuiltRewrite, buildRewrites } from "../passages/build-rewrite.ts";
import type { Corpus, CorpusText } from "./corpus-files.ts";
import { IMPORT_VERSION } from "./import-version.ts";

/** A text of a corpus folder, and how its rewrites are stored. */
export interface TextToImport extends Pick<CorpusText, "folder"> {
  store(built: readonly BuiltRewrite[]): Promise<void>;
}

/**
 * Stores each text while the next one is being built elsewhere.
 * @param options.ready what must end before the first is stored
 * @throws AbortError when the signal ends it
 */
export async function storeWhileBuilding(
  texts: readonly TextToImport[],
  build: (text: TextToImport) => Promise<BuiltRewrite[]>,
  { ready, signal }: { ready: Promise<void>; signal: AbortSignal | undefined },
): Promise<void> {
  let storing = ready;
  for (const text of texts) {
    const [built] = await Promise.all([build(text), storing]);
    signal?.throwIfAborted();
    storing = text.store(built);
  }
  await storing;
}

/** A hash of a text's files and of everything used to tokenise them. */
export function textHash(text: CorpusText, { lexiconHash }: Corpus): string {
  return createHash("sha256").update(`${IMPORT_VERSION} ${lexiconHash} ${text.hash}`).digest("hex");
}

/** Tokenises a text in all its languages. */
export async function buildText(
  { slug, names, texts }: CorpusText,
  corpus: Pick<Corpus, "lexicons" | "concepts">,
): Promise<BuiltRewrite[]> {
  const built: BuiltRewrite[] = [];
  for (const [code, blocks] of texts) {
    const lexicon = buildLexicon(code, corpus.lexicons.get(code) ?? [], { listed: names });
    const context = { code, slug, lexicon, concepts: corpus.concepts };
    built.push(...(await buildRewrites(blocks, context)));
  }
  return built;
}
