import { checkCorpus } from "../../texts/checks/check-corpus.ts";
import { CORPUS_FOLDER } from "../../texts/collection/import-corpus.ts";

/** `pnpm corpus:check [folder]`: what each article rests on, figures of each language, then every fault with its file and line. */
const [, , folder = CORPUS_FOLDER] = process.argv;
const { problems, figures, facts } = await checkCorpus(folder);
console.log([...facts, ...figures].join("\n"));
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
console.log(problems.length === 0 ? "The corpus is sound." : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
