import { CLOSING_LINE, OPENING_LINE, PREAMBLE } from "./phrases.ts";

const THINKING = /^[\s\S]*<\/think(?:ing)?>/i;
const MARKS = /^=====.*=====$/gm;
const FENCES = /^[ \t]*```[\w-]*[ \t]*$/gm;
const BLOCKS = /<\/?(?:p|div|br|h[1-6])(?:\s[^<>]*)?\/?>/gi;
const INLINE = /<\/?(?:b|i|em|strong|u|span)(?:\s[^<>]*)?>/gi;
const END_OF_TURN = /(?:<\|[\w-]{1,30}\|>|<\/s>|<end_of_turn>|<eos>)$/;
const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

const HEADING = /^#{1,6}\s+/;
const BOLD_LINE = /^(\*\*|__)[^*_]+\1$/;
const BULLET = /^[-*•]\s+/;
const EMPHASIS = /(\*\*|__|\*|_|`)(?=\S)([^*_`\n]+)\1/g;
const LINK = /(?<!!)\[([^[\]]+)\]\([^()\s]+\)/g;

/** Characters that are not seen; of those, only Hindi and Arabic need the joiners. */
const UNSEEN =
  /(?<![\p{Script=Devanagari}\p{Script=Arabic}])[\u200C\u200D]|(?![\u200C\u200D])\p{Cf}|\p{Cc}/gu;
const EMOJI = /\p{Emoji_Presentation}\uFE0F?/gu;
const QUOTES = ["“”", "””", '""', "«»", "»«", "„“", "„”", "「」", "『』", "‘’", "’’"];
const QUOTED = /^\P{L}*[“”"«»„「『‘’]/u;

/**
 * A model's answer as plain text: NFC, one paragraph, without what models add and which is no part of a text: thinking, mark-up,
 * headings, remarks before and after, delimiters, characters that are not seen.
 * @param text what the model was given; what that has as well stays
 */
export function plain(answer: string, text = ""): string {
  const lines = ownLines(answer, text);
  const body = lines.filter((line) => !HEADING.test(line) && !BOLD_LINE.test(line));
  return unquoted(tidy((body.length > 0 ? body : lines).map(unmarked).join(" "), text), text);
}

/** The same line by line, with headings as lines. */
export function plainLines(answer: string, text = ""): string[] {
  return ownLines(answer, text)
    .map((line) => tidy(unmarked(line), text))
    .filter(Boolean);
}

/** The lines of an answer, without thinking and without those that are about the answer. */
function ownLines(answer: string, text: string): string[] {
  const lines = answer
    .normalize("NFC")
    .replace(THINKING, "")
    .replace(ENTITY, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\r\n?/g, "\n")
    .trim()
    .replace(END_OF_TURN, "")
    .replace(MARKS, "")
    .replace(FENCES, "")
    .replace(BLOCKS, "\n")
    .replace(INLINE, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > 1 && isRemark(lines, text)) lines.shift();
  else if (!PREAMBLE.test(text)) lines[0] = (lines[0] ?? "").replace(PREAMBLE, "").trim();
  while (lines.length > 1 && CLOSING_LINE.test(lines.at(-1) ?? "") && !CLOSING_LINE.test(text)) lines.pop();
  const bullets = lines.filter((line) => BULLET.test(line)).length;
  return bullets > 1 ? lines.map((line) => line.replace(BULLET, "")) : lines;
}

/** Whether the first line is about the others. One that ends with a colon may belong to a list. */
function isRemark([first = "", second = ""]: readonly string[], text: string): boolean {
  if (OPENING_LINE.test(first) && !OPENING_LINE.test(text)) return true;
  return /[:：]$/.test(first) && !/[:：]/.test(text) && !BULLET.test(second);
}

const unmarked = (line: string): string =>
  line
    .replace(HEADING, "")
    .replace(/^>\s+/, "")
    .replace(BOLD_LINE, (all) => all.slice(2, -2));

function tidy(line: string, text: string): string {
  const emoji = new Set(text.match(EMOJI));
  return line
    .replace(LINK, "$1")
    .replace(EMPHASIS, (all, mark: string, inner: string) => (text.includes(mark) ? all : inner))
    .replace(EMOJI, (one) => (emoji.has(one) ? one : ""))
    .replace(/\s/gu, " ")
    .replace(UNSEEN, "")
    .replace(/ +/g, " ")
    .trim();
}

/** Without quotation marks that are around the whole answer, but not around the text. */
function unquoted(answer: string, text: string): string {
  const pair = QUOTES.find(([open = "", close = ""]) => answer.startsWith(open) && answer.endsWith(close));
  const inner = answer.slice(1, -1);
  if (!pair || answer.length < 3 || QUOTED.test(text)) return answer;
  return [...pair].some((mark) => inner.includes(mark)) ? answer : inner.trim();
}
