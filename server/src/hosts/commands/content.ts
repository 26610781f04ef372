import { findLanguage, LANGUAGES, type Language, type LanguageCode } from "@lagom/shared/text/languages";
import { importOpenLibrary } from "../../features/books/open-library.ts";
import { buildLexicon } from "../../language/lexicon/lexicon.ts";
import { COLLECTION_SAMPLES } from "../../language/tokenise/golden.ts";
import { segmentSentences } from "../../language/tokenise/segment-sentences.ts";
import { tokeniseSentences } from "../../language/tokenise/tokenise.ts";
import { readConfig } from "../../platform/config.ts";
import { withDatabase } from "../../platform/database/with-database.ts";
import { goldenScores, sampleScores } from "../../texts/checks/golden-scores.ts";
import { measureLevels, printMeasure } from "../../texts/checks/measure-levels.ts";
import { collectionHere } from "../../texts/collection/collection-here.ts";
import { readCorpus } from "../../texts/collection/corpus-files.ts";
import { CORPUS_FOLDER, importCorpus } from "../../texts/collection/import-corpus.ts";
import { createExtractor } from "../../texts/feeds/extractor.ts";
import { feedProblems, feedsOfSettings } from "../../texts/feeds/feed-list.ts";
import { storeFeedsOfSettings } from "../../texts/feeds/feeds.queries.ts";
import { ingestFeeds } from "../../texts/feeds/ingest.ts";
import { politeFetch } from "../../texts/feeds/polite-fetch.ts";
import { buildParagraph, fitSentence } from "../../texts/passages/paragraph.ts";
import { createTextPool } from "../../texts/passages/text-pool.ts";
import { createModel } from "../../texts/rewriting/model/model.ts";
import { checkModel, printScore } from "./check-model.ts";
import { runDictionary } from "./dictionary.ts";

const USAGE = `pnpm content import [folder]         brings a corpus into the database of the settings
pnpm content ingest                  reads all feeds now and says what became of each article
pnpm content books                   puts books of the Open Library on the shelf, by OPEN_LIBRARY_QUERY
pnpm content dictionary list [--from sv] [--to en]
                                     shows the open dictionaries that are there, and those that can be fetched
pnpm content dictionary add <id>     fetches one of them and imports it; remove <id> removes it
pnpm content dictionary <file> [--from sv --to en] [--licence "…"]
                                     imports a file: .index of dictd, .ifo of StarDict, .jsonl of Kaikki, CC-CEDICT, JMdict
pnpm content levels                  judges each text of the collection without its own words, and prints who was right
pnpm content tokenise <language> <text>   shows the tokens of a text and what each is taken for
pnpm content golden [language]       compares tokens and base forms with the golden sets and with sentences of the
                                     collection's articles and books; of one language also what is wrong
pnpm content model-check [language…] asks the model of LLM_BASE_URL for what the product asks of one, with passages of the
                                     collection, and says at which tasks it is good enough; without a language in five of them`;
/** Of several scripts and kinds; the others take as long each. */
const CHECKED_LANGUAGES: readonly LanguageCode[] = ["sv", "es", "ru", "ar", "ja"];

const [, , command, ...rest] = process.argv;
try {
  const [first = "", ...words] = rest;
  const language = findLanguage(first);
  if (command === "import") await runImport(first || CORPUS_FOLDER);
  else if (command === "golden" && (language || !first)) await runGolden(language);
  else if (command === "ingest") await runIngest();
  else if (command === "books") await runBooks();
  else if (command === "dictionary" && (await runDictionary(rest))) process.exitCode = 0;
  else if (command === "levels") await runLevels();
  else if (command === "model-check" && rest.every(findLanguage)) await runModelCheck(rest);
  else if (command === "tokenise" && language) await showTokens(language, words.join(" ").normalize("NFC"));
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runImport(folder: string): Promise<void> {
  await withDatabase(readConfig(process.env), async ({ db }) => {
    const { imported } = await importCorpus(db, collectionHere(folder));
    console.log(`${imported} texts imported`);
  });
}

async function runLevels(): Promise<void> {
  for (const measure of await measureLevels(CORPUS_FOLDER)) console.log(printMeasure(measure));
}

async function runIngest(): Promise<void> {
  const config = readConfig(process.env, [feedProblems]);
  const extractor = createExtractor();
  const textPool = createTextPool();
  try {
    await withDatabase(config, async ({ db }) => {
      const fetch = politeFetch({ allow: config.FETCH_ALLOW });
      await storeFeedsOfSettings(db, feedsOfSettings(config));
      const reports = await ingestFeeds({ db, textPool, extractor, fetch }, 0);
      if (reports.length === 0) throw new Error("There is no feed to read");
      for (const { feed, stored, duplicates, refused, failure } of reports) {
        console.log(
          `${feed}: ${failure ?? `${stored} new, ${duplicates} the same as others, ${refused.length} refused`}`,
        );
        for (const { url, reason } of refused) console.log(`  ${url}: ${reason}`);
      }
    });
  } finally {
    await Promise.all([extractor.close(), textPool.close()]);
  }
}

async function runBooks(): Promise<void> {
  const config = readConfig(process.env);
  const { OPEN_LIBRARY_QUERY: query, OPEN_LIBRARY_URL: url, FETCH_ALLOW: allow } = config;
  if (!query) throw new Error("OPEN_LIBRARY_QUERY says what to look for");
  await withDatabase(config, async ({ db }) => {
    console.log(`${await importOpenLibrary(db, { url, query, allow })} books are new on the shelf`);
  });
}

async function runGolden(only: Language | undefined): Promise<void> {
  const corpus = await readCorpus(CORPUS_FOLDER);
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`.padStart(8);
  console.log("           golden set             articles                books");
  console.log(`language${"  tokens   right   bases".repeat(3)}`);
  for (const { name, code } of only ? [only] : LANGUAGES) {
    const scores = [await goldenScores(code, corpus)];
    for (const sample of COLLECTION_SAMPLES) scores.push(await sampleScores(sample, code, corpus));
    const figures = scores.map(
      ({ total, tokens, bases }) =>
        `${String(total).padStart(8)}${share(tokens, total)}${share(bases, tokens)}`,
    );
    console.log(`${code}      ${figures.join("")}  ${name}`);
    if (only) console.log(scores.flatMap(({ wrong }) => wrong).join("\n"));
  }
}

async function runModelCheck(names: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const model = createModel(config);
  if (!model) throw new Error("LLM_BASE_URL and LLM_MODEL name no model");
  const languages = names.map((name) => findLanguage(name)?.code).filter((code) => code !== undefined);
  const textPool = createTextPool();
  const corpus = await readCorpus(config.COLLECTION ?? CORPUS_FOLDER);
  let bad = 0;
  try {
    await withDatabase(config, async ({ db }) => {
      const deps = { db, textPool, corpus, model };
      for await (const score of checkModel(deps, languages.length > 0 ? languages : CHECKED_LANGUAGES)) {
        console.log(printScore(score));
        if (!score.good) bad += 1;
      }
    });
  } finally {
    await textPool.close();
  }
  console.log(
    bad === 0 ? `${model.name} is good enough` : `${model.name} is not good enough at ${bad} tasks`,
  );
  if (bad > 0) process.exitCode = 1;
}

async function showTokens({ code }: Language, text: string): Promise<void> {
  const { concepts, lexicons } = await readCorpus(CORPUS_FOLDER);
  const lexicon = buildLexicon(code, lexicons.get(code) ?? []);
  const sentences = segmentSentences(text, code).map(([start, end]) => text.slice(start, end));
  const tokenised = await tokeniseSentences(code, sentences);
  for (const [at, sentence] of sentences.entries()) {
    const fitted = [fitSentence(sentence, tokenised[at], { code, lexicon })];
    const { tokens, entries } = buildParagraph(fitted, { code, slug: "", lexicon, concepts });
    for (let i = 0; i < tokens.length; i += 3) {
      const entry = entries[tokens[i + 2] ?? -1];
      const facts = [entry?.lemma, entry?.reading, entry?.concepts.join(", "), entry?.band].filter(Boolean);
      console.log(`${sentence.slice(tokens[i], tokens[i + 1])}\t${facts.join("\t")}`);
    }
  }
}
