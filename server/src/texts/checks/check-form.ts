import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { Line } from "../../language/lines.ts";
import { numberWordsIn } from "../../language/number-words.ts";
import { scriptOf } from "../../language/scripts.ts";
import type { CorpusArticle, CorpusText } from "../collection/corpus-files.ts";
import type { Problem } from "../collection/corpus-lines.ts";
import { type Block, type BlockParagraph, sentencesOf } from "../passages/block.ts";

/** The levels at which a new article is written, the easiest first. */
const ARTICLE_LEVELS: readonly Level[] = ["A1", "A2", "B1", "C1"];
/** An article rests on more than one statement. */
const FEWEST_FACTS = 8;

/** Checks of a text's files that need no tokenising. */
export function checkForm(source: CorpusText): Problem[] {
  const texts = [...source.texts].map(([code, blocks]) => ({ code, blocks, file: fileOf(source, code) }));
  return [
    ...texts.flatMap(checkParagraphs),
    ...texts.flatMap(checkCopies),
    ...texts.flatMap(checkLetters),
    ...texts.flatMap((text) => checkTwin(text, texts[0])),
  ];
}

/** An article that says what it rests on does so at some length, and stands in every language at the levels that articles have. */
export function checkWhole({ meta, ...source }: CorpusArticle): Problem[] {
  if (!meta.facts) return [];
  const missing = LANGUAGES.flatMap(({ code }) => {
    const levels = source.texts.get(code)?.map(({ level }) => level) ?? [];
    const file = fileOf(source, code);
    return levels.join() === ARTICLE_LEVELS.join()
      ? []
      : [{ file, line: 1, message: `has the levels [${levels}], [${ARTICLE_LEVELS}] are wanted` }];
  });
  if (meta.facts.length >= FEWEST_FACTS) return missing;
  const message = `facts: has ${meta.facts.length}, at least ${FEWEST_FACTS} are wanted`;
  return [...missing, { file: `${source.folder}/meta.json`, line: 1, message }];
}

interface TextFile {
  code: LanguageCode;
  blocks: Block[];
  file: string;
}

/** The path of a text in the corpus folder. */
export function fileOf(source: CorpusText, code: LanguageCode): string {
  return `${source.folder}/${code}.txt`;
}

/** Every level has the same number of paragraphs and headings in the same places, so that changing it keeps the reading position. */
function checkParagraphs({ blocks, file }: TextFile): Problem[] {
  const [first] = blocks;
  return blocks.flatMap(({ level, title, paragraphs }) => {
    const { length } = first?.paragraphs ?? paragraphs;
    if (paragraphs.length !== length) {
      const message = `${level} has ${paragraphs.length} paragraphs, ${first?.level} has ${length}`;
      return [{ file, line: title.line, message }];
    }
    return paragraphs.flatMap(({ heading, sentences: [sentence] }, at) => {
      if (heading === first?.paragraphs[at]?.heading) return [];
      const line = sentence?.line ?? title.line;
      return [{ file, line, message: `is ${headingOrNot(heading)}, unlike at ${first?.level}` }];
    });
  });
}

const headingOrNot = (heading: boolean) => (heading ? "a heading" : "no heading");

/** No sentence occurs at two levels. */
function checkCopies({ blocks, file }: TextFile): Problem[] {
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  for (const block of blocks) {
    for (const { text, line } of sentencesOf(block)) {
      const first = seen.get(text);
      if (first !== undefined) problems.push({ file, line, message: `is a copy of line ${first}` });
      seen.set(text, line);
    }
  }
  return problems;
}

/** Texts are NFC and in the script of their language. */
function checkLetters({ code, blocks, file }: TextFile): Problem[] {
  const script = scriptOf(code);
  return blocks.flatMap(linesOf).flatMap(({ text, line }) => {
    const letters: string[] = text.match(/\p{L}/gu) ?? [];
    const own = letters.filter((letter) => script.test(letter)).length;
    return [
      ...(text === text.normalize("NFC") ? [] : [{ file, line, message: "is not NFC" }]),
      ...(own * 2 > letters.length
        ? []
        : [{ file, line, message: `is not in the script of ${nameOf(code)}` }]),
    ];
  });
}

/** Sentences correspond one to one to those of the first language, with the same numbers. */
function checkTwin({ blocks, file }: TextFile, first: TextFile | undefined): Problem[] {
  return blocks.flatMap((block) => {
    const twin = first?.blocks.find(({ level }) => level === block.level);
    if (!twin) return [{ file, line: block.title.line, message: `${first?.file} has no ${block.level}` }];
    return block.paragraphs.flatMap((paragraph, at) =>
      checkSentences(file, paragraph, twin.paragraphs[at] ?? NO_PARAGRAPH, first?.file ?? ""),
    );
  });
}

const NO_PARAGRAPH: BlockParagraph = { sentences: [], heading: false };

function checkSentences(
  file: string,
  { sentences: lines, heading }: BlockParagraph,
  { sentences: twins, heading: twinHeading }: BlockParagraph,
  twinFile: string,
): Problem[] {
  const line = lines[0]?.line ?? 1;
  if (twins.length > 0 && heading !== twinHeading)
    return [{ file, line, message: `is ${headingOrNot(heading)}, unlike ${twinFile}:${twins[0]?.line}` }];
  if (lines.length !== twins.length) {
    const message = `the paragraph has ${lines.length} sentences, ${twins.length} in ${twinFile}:${twins[0]?.line ?? "-"}`;
    return [{ file, line, message }];
  }
  return lines.flatMap((sentence, at) => {
    const [own, other] = [numbersIn(sentence.text), numbersIn(twins[at]?.text ?? "")];
    if (own === other) return [];
    const message = `has the numbers [${own}], [${other}] in ${twinFile}:${twins[at]?.line}`;
    return [{ file, line: sentence.line, message }];
  });
}

/** The larger numbers written in digits, sorted, without their separators. */
export function numbersIn(text: string): string {
  return numberWordsIn(text)
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .join(" ");
}

const linesOf = (block: Block): Line[] => [block.title, block.summary, ...sentencesOf(block)];
const nameOf = (code: LanguageCode) => LANGUAGES.find((language) => language.code === code)?.name;
