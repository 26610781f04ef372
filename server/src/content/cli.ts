import { findLanguage, LANGUAGES, type Language } from "@lagom/shared/text/languages";
import { readConfig } from "../config.ts";
import { withDatabase } from "../start/with-database.ts";
import { createCutter } from "../text/cutter.ts";
import { splitSentences } from "../text/sentences.ts";
import { readCorpus } from "./corpus-files.ts";
import { goldenScores } from "./golden-scores.ts";
import { CORPUS_FOLDER, importCorpus } from "./import-corpus.ts";
import { buildLexicon } from "./lexicon.ts";
import { buildParagraph } from "./paragraph.ts";

const USAGE = `pnpm content import [folder]         brings a corpus into the database of the settings
pnpm content cut <language> <text>   shows how a text is cut and what each piece is taken for
pnpm content golden [language]       compares the cutting with the golden sets; of one language also what is wrong`;

const [, , command, ...rest] = process.argv;
const cutter = createCutter();
try {
  const [first = "", ...words] = rest;
  const language = findLanguage(first);
  if (command === "import") await runImport(first || CORPUS_FOLDER);
  else if (command === "golden" && (language || !first)) await runGolden(language);
  else if (command === "cut" && language) await runCut(language, words.join(" ").normalize("NFC"));
  else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cutter.close();
}

async function runImport(folder: string): Promise<void> {
  await withDatabase(readConfig(process.env), async ({ db }) => {
    console.log(`${await importCorpus(db, folder, cutter)} articles imported`);
  });
}

async function runGolden(only: Language | undefined): Promise<void> {
  const corpus = await readCorpus(CORPUS_FOLDER);
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`.padStart(8);
  console.log("language   units   right  base forms right");
  for (const { name, code } of only ? [only] : LANGUAGES) {
    const { total, units, bases, wrong } = await goldenScores(code, corpus, cutter);
    console.log(
      `${code}       ${String(total).padStart(7)}${share(units, total)}${share(bases, units)}  ${name}`,
    );
    if (only) console.log(wrong.join("\n"));
  }
}

async function runCut({ code }: Language, text: string): Promise<void> {
  const { concepts, lexicons } = await readCorpus(CORPUS_FOLDER);
  const lexicon = buildLexicon(code, lexicons.get(code) ?? []);
  const sentences = splitSentences(text, code).map(([start, end]) => text.slice(start, end));
  const cuts = await cutter.cut(code, sentences);
  for (const [at, sentence] of sentences.entries()) {
    const cut = [{ text: sentence, units: cuts[at] ?? [] }];
    const { units, entries } = buildParagraph(cut, { code, slug: "", lexicon, concepts });
    for (let i = 0; i < units.length; i += 3) {
      const entry = entries[units[i + 2] ?? -1];
      const facts = [entry?.lemma, entry?.reading, entry?.concepts.join(", "), entry?.band].filter(Boolean);
      console.log(`${sentence.slice(units[i], units[i + 1])}\t${facts.join("\t")}`);
    }
  }
}
