import { basename } from "node:path";
import { z } from "zod";
import { DamagedDictionary, type Entry, type OpenedDictionary, openLines } from "./dictionary-file.ts";
import { dictionaryLanguage } from "./dictionary-languages.ts";
import { glossesOf } from "./glosses-in.ts";

const Word = z.object({
  word: z.string().min(1),
  lang_code: z.string(),
  senses: z.array(
    z.object({
      glosses: z.array(z.string()).default([]),
      /** What an inflected form or another spelling is of. */
      form_of: z.array(z.unknown()).optional(),
      alt_of: z.array(z.unknown()).optional(),
    }),
  ),
});

/**
 * Opens an extract of the English Wiktionary as Kaikki publishes it: a word of JSON a line, plain or with `.gz`. Words of other
 * languages are left out, and so are inflected forms, whose meaning is found by their base form.
 * @param source the language of its words; undefined for that of the first line
 * @throws DamagedDictionary that names the line
 */
export async function readKaikki(path: string, source?: string): Promise<OpenedDictionary> {
  const { lines, progress, close } = await openLines(path);
  const file = basename(path);
  async function* entries(): AsyncGenerator<Entry> {
    let language = source;
    for await (const { text, line } of lines) {
      if (text === "") continue;
      const word = wordIn(text);
      if (!word) throw new DamagedDictionary(file, line, "is no word with its senses");
      const code = dictionaryLanguage(word.lang_code);
      language ??= code;
      if (code === undefined || code !== language) continue;
      const own = word.senses.filter(({ form_of, alt_of }) => !form_of && !alt_of);
      // Of nested meanings the last is the narrowest.
      yield { headword: word.word, glosses: glossesOf(own.flatMap(({ glosses }) => glosses.slice(-1))) };
    }
    if (language === undefined) throw new DamagedDictionary(file, 1, "has no word of our languages");
  }
  return {
    name: "Wiktionary (Kaikki)",
    licence: "CC BY-SA 4.0, GFDL",
    url: "https://kaikki.org/dictionary/",
    entries: entries(),
    progress,
    close,
  };
}

function wordIn(text: string): z.infer<typeof Word> | undefined {
  try {
    return Word.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
