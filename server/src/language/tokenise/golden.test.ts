import { LANGUAGES } from "@lagom/shared/text/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goldenScores, sampleScores } from "../../texts/checks/golden-scores.ts";
import { type Corpus, readCorpus } from "../../texts/collection/corpus-files.ts";
import { CORPUS_FOLDER } from "../../texts/collection/import-corpus.ts";
import { createCutter } from "./cutter.ts";
import { COLLECTION_SAMPLES, readGolden } from "./golden.ts";

const LEAST = 0.95;
const FEWEST_SENTENCES = 20;
const FEWEST_WORDS = 60;

const cutter = createCutter();
let corpus: Corpus;
beforeAll(async () => {
  corpus = await readCorpus(CORPUS_FOLDER);
});
afterAll(() => cutter.close());

it.each(LANGUAGES)("$name is cut into the units that its golden set asks for", async ({ code }) => {
  const sentences = await readGolden(code);
  expect(sentences.length).toBeGreaterThanOrEqual(FEWEST_SENTENCES);
  const { units, total, wrong } = await goldenScores(code, corpus, cutter);
  expect(units / total, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST);
});

describe.each(COLLECTION_SAMPLES)("of the sample in %s", (sample) => {
  it.each(LANGUAGES)("$name gets the base forms right", async ({ code }) => {
    const { bases, units, wrong } = await sampleScores(sample, code, corpus, cutter);
    expect(units).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect(bases / units, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST);
  });
});
