import { LANGUAGES } from "@lagom/shared/text/languages";
import { beforeAll, describe, expect, it } from "vitest";
import { goldenScores, sampleScores } from "../../texts/checks/golden-scores.ts";
import { type Corpus, readCorpus } from "../../texts/collection/corpus-files.ts";
import { CORPUS_FOLDER } from "../../texts/collection/import-corpus.ts";
import { COLLECTION_SAMPLES, readGolden } from "./golden.ts";

const LEAST = 0.95;
const FEWEST_SENTENCES = 20;
const FEWEST_WORDS = 60;

let corpus: Corpus;
beforeAll(async () => {
  corpus = await readCorpus(CORPUS_FOLDER);
});

it.each(LANGUAGES)("$name is tokenised as its golden set demands", async ({ code }) => {
  const sentences = await readGolden(code);
  expect(sentences.length).toBeGreaterThanOrEqual(FEWEST_SENTENCES);
  const { tokens, total, wrong } = await goldenScores(code, corpus);
  expect(tokens / total, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST);
});

describe.each(COLLECTION_SAMPLES)("of the sample in %s", (sample) => {
  it.each(LANGUAGES)("$name gets the base forms right", async ({ code }) => {
    const { bases, tokens, wrong } = await sampleScores(sample, code, corpus);
    expect(tokens).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect(bases / tokens, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST);
  });
});
