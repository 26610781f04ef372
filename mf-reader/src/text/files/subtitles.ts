/** 00:01:02,500 --> 00:01:04,000, in VTT with a point and without hours. */
const TIMES =
  /^\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;
/** <i>, <00:01:02.500>, <v Anna>, {\an8} */
const TAGS = /<[^<>]*>|\{\\[^{}]*\}/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "" };
const SENTENCE_END = /[.!?…。！？؟।♪][”"’')\]»」』）]*$/u;
/** A pause after which somebody else speaks, or of something else. */
const PAUSE_SECONDS = 2;
/** Speech without punctuation, as machines write it down, is divided somewhere. */
const LONGEST_PARAGRAPH = 300;

/** Whether a text is subtitles of either kind. */
export const isSubtitles = (text: string): boolean => text.split("\n", 200).some((line) => TIMES.test(line));

/**
 * Reads subtitles in SRT or VTT: what is said, without numbers, times and tags. A sentence that goes on over several of them is one
 * paragraph.
 */
export function readSubtitles(text: string): string[] {
  const paragraphs: string[] = [];
  let paragraph = "";
  let last = { line: "", end: 0 };
  const end = () => {
    if (paragraph) paragraphs.push(paragraph);
    paragraph = "";
  };
  for (const block of text.replace(/\r\n?/g, "\n").split(/\n[ \t]*\n/)) {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => TIMES.test(line));
    if (at < 0) continue; // a number alone, a note, a style or the head of the file
    const times = TIMES.exec(lines[at] ?? "") ?? [];
    if (secondsOf(times, 1) - last.end > PAUSE_SECONDS || paragraph.length > LONGEST_PARAGRAPH) end();
    for (const written of lines.slice(at + 1)) {
      const line = plain(written);
      // Subtitles that roll up show a line twice.
      if (!line || line === last.line) continue;
      paragraph += paragraph ? ` ${line}` : line;
      last = { ...last, line };
    }
    last = { ...last, end: secondsOf(times, 5) };
    if (SENTENCE_END.test(paragraph)) end();
  }
  end();
  return paragraphs;
}

const plain = (line: string): string =>
  line
    .replace(TAGS, "")
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/gu, " ")
    .trim();

const secondsOf = (times: readonly (string | undefined)[], from: number): number =>
  Number(times[from] ?? 0) * 3600 + Number(times[from + 1]) * 60 + Number(times[from + 2]);
