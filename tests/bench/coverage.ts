import { heldOutScores } from "@lagom/server/texts/checks/held-out-scores";
import { readCorpus } from "@lagom/server/texts/collection/corpus-files";
import { CORPUS_FOLDER } from "@lagom/server/texts/collection/import-corpus";

/** Wanted of each language. */
const LEAST_ENTRIES = 0.95;
const LEAST_BASES = 0.92;

/**
 * How many words of everyday sentences, written before and held out from all mending (`server/golden/held-out`), get an entry by
 * the lexicon alone, and how many of those that are tokens the right base form.
 * @returns whether each language has as many as are wanted
 */
export async function benchCoverage(): Promise<boolean> {
  console.log("\nHeld-out everyday sentences by the lexicon alone");
  console.log("          words   with an entry   tokens   right base form");
  let kept = true;
  for await (const { code, words, entries, tokens, bases } of heldOutScores(
    await readCorpus(CORPUS_FOLDER),
  )) {
    const shares = [entries / words, bases / tokens];
    console.log(
      `  ${code}   ${String(words).padStart(8)}${percent(shares[0])}${String(tokens).padStart(9)}${percent(shares[1])}`,
    );
    kept &&= (shares[0] ?? 0) >= LEAST_ENTRIES && (shares[1] ?? 0) >= LEAST_BASES;
  }
  return kept;
}

const percent = (share = 0) => `${(100 * share).toFixed(1)} %`.padStart(16);
