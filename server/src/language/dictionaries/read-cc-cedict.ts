import { basename } from "node:path";
import { DamagedDictionary, type Entry, type OpenedDictionary, openLines } from "./dictionary-file.ts";
import { glossesOf } from "./glosses-in.ts";

/** `Traditional Simplified [pin1 yin1] /meaning/meaning/` */
const LINE = /^(\S+) (\S+) \[([^\]]+)\] \/(.+)\/$/;
/** Readings in brackets after a word that a meaning refers to: `個|个[ge4]`. */
const READING = /\[[^[\]]*\]/g;
const CLASSIFIER = /^CL:/;

/**
 * Opens CC-CEDICT, Chinese to English, in its own format, plain or with `.gz`.
 * @throws DamagedDictionary that names the line
 */
export async function readCcCedict(path: string): Promise<OpenedDictionary> {
  const { lines, progress, close } = await openLines(path);
  const file = basename(path);
  async function* entries(): AsyncGenerator<Entry> {
    let same: Line[] = [];
    let count = 0;
    for await (const { text, line } of lines) {
      if (text === "" || text.startsWith("#")) continue;
      const [, traditional = "", simplified = "", reading = "", meanings = ""] = LINE.exec(text.trim()) ?? [];
      if (!meanings)
        throw new DamagedDictionary(file, line, "is not traditional, simplified, [pinyin], /meanings/");
      count += 1;
      if (same[0] && same[0].simplified !== simplified) {
        yield* entriesOf(same);
        same = [];
      }
      same.push({ traditional, simplified, isName: /^\p{Lu}/u.test(reading), meanings });
    }
    yield* entriesOf(same);
    if (count === 0) throw new DamagedDictionary(file, 1, "has no entries");
  }
  return {
    name: "CC-CEDICT",
    licence: "CC BY-SA 4.0",
    url: "https://cc-cedict.org/",
    entries: entries(),
    progress,
    close,
  };
}

interface Line {
  traditional: string;
  simplified: string;
  /** Whether it is a name, whose reading has a capital letter. */
  isName: boolean;
  meanings: string;
}

/** Lines of one word, which stand together: surnames come first in the file and last among the meanings. */
function* entriesOf(lines: readonly Line[]): Generator<Entry> {
  for (const { traditional, simplified, meanings } of lines.toSorted(
    (a, b) => Number(a.isName) - Number(b.isName),
  )) {
    const plain = meanings.split("/").filter((meaning) => !CLASSIFIER.test(meaning));
    const glosses = glossesOf(plain.map((meaning) => meaning.replace(READING, "")));
    yield { headword: simplified, glosses };
    if (traditional !== simplified) yield { headword: traditional, glosses };
  }
}
