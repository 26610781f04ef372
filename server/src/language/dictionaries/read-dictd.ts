import { basename } from "node:path";
import {
  DamagedDictionary,
  type Entry,
  type OpenedDictionary,
  openTexts,
  readPacked,
  utf8,
} from "./dictionary-file.ts";
import { glossesIn } from "./glosses-in.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Entries about the dictionary itself: `00-database-info`, or `00databaseinfo` as dictfmt folds it. */
const ABOUT = /^00-?database-?/;

interface Pointer {
  headword: string;
  from: number;
  size: number;
  line: number;
}

/**
 * Opens a dictionary in dictd format: `name.index` and `name.dict` or `name.dict.dz`. Its index is in memory, its texts are not.
 * @throws DamagedDictionary that names file and line
 */
export async function readDictd(indexFile: string): Promise<OpenedDictionary> {
  const file = basename(indexFile);
  const index = await readPacked(indexFile);
  const texts = await openTexts(indexFile.replace(/\.index$/, ".dict"));
  const textAt = async ({ from, size, line }: Pointer): Promise<string> => {
    const body = utf8(await texts.read(from, size));
    if (body === undefined) throw new DamagedDictionary(file, line, "points at a text that is not UTF-8");
    return body;
  };
  let at = 0;
  async function* entries(): AsyncGenerator<Entry> {
    let count = 0;
    for (const pointer of pointersIn(index, file, texts.size)) {
      if (ABOUT.test(pointer.headword)) continue;
      at = pointer.end;
      count += 1;
      yield { headword: pointer.headword, glosses: glossesIn(await textAt(pointer), pointer.headword) };
    }
    if (count === 0) throw new DamagedDictionary(file, 1, "has no entries");
  }
  try {
    const about = new Map<string, string>();
    for (const pointer of pointersIn(index, file, texts.size)) {
      if (ABOUT.test(pointer.headword)) about.set(pointer.headword.replace(ABOUT, ""), await textAt(pointer));
    }
    const info = about.get("info") ?? "";
    return {
      name: lastLine(about.get("short")) ?? file.replace(/\.index$/, ""),
      licence: licenceIn(info),
      url: /https?:\/\/\S+/.exec(lastLine(about.get("url")) ?? info)?.[0] ?? null,
      entries: entries(),
      progress: () => at / Math.max(1, index.length),
      close: texts.close,
    };
  } catch (error) {
    await texts.close();
    throw error;
  }
}

/** The lines of an index. `end` is where the next one begins. @throws DamagedDictionary */
function* pointersIn(index: Buffer, file: string, size: number): Generator<Pointer & { end: number }> {
  let end = 0;
  for (let line = 1; end < index.length; line += 1) {
    const begin = end;
    const next = index.indexOf(10, begin);
    end = next < 0 ? index.length : next + 1;
    const row = utf8(index.subarray(begin, next < 0 ? end : next));
    if (row === "") continue;
    if (row === undefined) throw new DamagedDictionary(file, line, "is not UTF-8");
    const [headword = "", offset = "", length = "", ...more] = row.split("\t");
    const [from, bytes] = [numberOf(offset), numberOf(length)];
    if (from === null || bytes === null || more.length > 1) {
      throw new DamagedDictionary(file, line, "is not headword, offset, length");
    }
    if (from + bytes > size) throw new DamagedDictionary(file, line, "points behind the end of the texts");
    if (headword) yield { headword, from, size: bytes, line, end };
  }
}

/** A number in base-64 digits, most significant first. */
function numberOf(text: string): number | null {
  if (text === "" || text.length > 8) return null;
  let value = 0;
  for (const digit of text) {
    const at = DIGITS.indexOf(digit);
    if (at < 0) return null;
    value = value * 64 + at;
  }
  return value;
}

/** The first line may repeat the entry's name. */
const lastLine = (text: string | undefined) => text?.trim().split("\n").at(-1)?.trim();

/** The paragraph under `Availability:`, where FreeDict states the licence. */
function licenceIn(info: string): string | null {
  const [, after = ""] = info.split("Availability:", 2);
  const [paragraph = ""] = after.trimStart().split(/\n(?=\S)/, 1);
  const said = paragraph.replace(/\s+/g, " ").trim();
  return said ? said.slice(0, 1000) : null;
}
