import { basename } from "node:path";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { DamagedDictionary, type Entry, type OpenedDictionary, openLines } from "./dictionary-file.ts";
import { dictionaryLanguage } from "./dictionary-languages.ts";
import { glossesOf } from "./glosses-in.ts";

const ELEMENT = /<(keb|reb|gloss|misc|ke_pri|re_pri)( [^>]*)?>([^<]*)<\//g;
const LANGUAGE = /xml:lang="([a-z]{3})"/;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const MOST_LINES = 5000;

/**
 * Opens JMdict, Japanese to `target`, as XML, plain or with `.gz`. Its files have one element a line.
 * @throws DamagedDictionary that names the line on which a damaged entry begins
 */
export async function readJmdict(path: string, target: LanguageCode): Promise<OpenedDictionary> {
  const { lines, progress, close } = await openLines(path);
  const file = basename(path);
  async function* entries(): AsyncGenerator<Entry> {
    let entry: string[] | undefined;
    let begun = 0;
    let count = 0;
    for await (const { text, line } of lines) {
      if (text.includes("<entry>")) {
        if (entry) throw new DamagedDictionary(file, begun, "has no end");
        [entry, begun] = [[], line];
      }
      entry?.push(text);
      if (entry && entry.length > MOST_LINES) throw new DamagedDictionary(file, begun, "has no end");
      if (!entry || !text.includes("</entry>")) continue;
      const word = wordIn(entry.join("\n"), target);
      if (word.readings.length === 0) throw new DamagedDictionary(file, begun, "has no reading");
      for (const headword of headwordsOf(word)) yield { headword, glosses: word.glosses };
      count += 1;
      entry = undefined;
    }
    if (entry) throw new DamagedDictionary(file, begun, "has no end");
    if (count === 0) throw new DamagedDictionary(file, 1, "has no entries");
  }
  return {
    name: "JMdict",
    licence: "CC BY-SA 4.0",
    url: "https://www.edrdg.org/jmdict/j_jmdict.html",
    entries: entries(),
    progress,
    close,
  };
}

interface Word {
  writings: string[];
  readings: string[];
  /** Whether its reading stands for it: it is usually written in kana, or common. */
  isReadAlone: boolean;
  glosses: string[];
}

function wordIn(entry: string, target: LanguageCode): Word {
  const word: Word = { writings: [], readings: [], isReadAlone: false, glosses: [] };
  const meanings: string[] = [];
  for (const [, name, attributes = "", text = ""] of entry.matchAll(ELEMENT)) {
    const plain = text.replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
    if (name === "keb") word.writings.push(plain);
    else if (name === "reb") word.readings.push(plain);
    else if (name !== "gloss") word.isReadAlone ||= name !== "misc" || text === "&uk;";
    else if (dictionaryLanguage(LANGUAGE.exec(attributes)?.[1] ?? "eng") === target) meanings.push(plain);
  }
  word.glosses = glossesOf(meanings);
  return word;
}

/** A reading that many words share says little of what is meant. */
const headwordsOf = ({ writings, readings, isReadAlone }: Word): string[] =>
  writings.length === 0 || isReadAlone ? [...writings, ...readings] : writings;
