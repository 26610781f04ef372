import { readFile } from "node:fs/promises";
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

const MAGIC = "StarDict's dict ifo file";
/** Types of data that are text; a capital letter marks data preceded by its size. */
const TEXTS = /^[mtyglhxwkr]$/;

/**
 * Opens a dictionary in StarDict format: `name.ifo`, `name.idx` and `name.dict` or `name.dict.dz`. Its index is in memory, its texts
 * are not.
 * @throws DamagedDictionary that names file and line, or the number of the entry
 */
export async function readStarDict(ifoFile: string): Promise<OpenedDictionary> {
  const facts = readFacts(basename(ifoFile), await readFile(ifoFile));
  const stem = ifoFile.replace(/\.ifo$/, "");
  const idx = await readPacked(`${stem}.idx`);
  const texts = await openTexts(`${stem}.dict`);
  const file = basename(`${stem}.idx`);
  const offsetBytes = facts.get("idxoffsetbits") === "64" ? 8 : 4;
  let at = 0;
  async function* entries(): AsyncGenerator<Entry> {
    let count = 0;
    while (at < idx.length) {
      count += 1;
      const end = idx.indexOf(0, at);
      const next = end + 1 + offsetBytes + 4;
      if (end < 0 || next > idx.length) throw new DamagedDictionary(file, count, "the entry is cut off");
      const headword = utf8(idx.subarray(at, end));
      if (!headword) throw new DamagedDictionary(file, count, "the headword is empty or not UTF-8");
      const offset = offsetBytes === 8 ? Number(idx.readBigUInt64BE(end + 1)) : idx.readUInt32BE(end + 1);
      const size = idx.readUInt32BE(next - 4);
      if (offset + size > texts.size)
        throw new DamagedDictionary(file, count, "points behind the end of the texts");
      const body = textIn(await texts.read(offset, size), facts.get("sametypesequence"));
      if (body === undefined)
        throw new DamagedDictionary(file, count, "points at a text that cannot be read");
      at = next;
      yield { headword, glosses: glossesIn(body, headword) };
    }
    const wordCount = Number(facts.get("wordcount"));
    if (count === 0 || count !== wordCount) {
      throw new DamagedDictionary(file, count, `has ${count} entries, wordcount says ${wordCount}`);
    }
  }
  const description = facts.get("description") ?? "";
  return {
    name: facts.get("bookname") ?? basename(stem),
    licence: facts.get("license") ?? /(licen[cs]e|GPL|CC[ -]BY)[^.<]*/i.exec(description)?.[0] ?? null,
    url: facts.get("website") ?? null,
    entries: entries(),
    progress: () => at / Math.max(1, idx.length),
    close: texts.close,
  };
}

/** `key=value` lines under the magic line. */
function readFacts(file: string, bytes: Buffer): Map<string, string> {
  const text = utf8(bytes);
  if (text === undefined) throw new DamagedDictionary(file, 1, "is not UTF-8");
  const [magic, ...lines] = text.split(/\r?\n/);
  if (magic !== MAGIC) throw new DamagedDictionary(file, 1, `does not begin with "${MAGIC}"`);
  const facts = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const equals = line.indexOf("=");
    if (equals < 1) throw new DamagedDictionary(file, at + 2, "is not key=value");
    facts.set(line.slice(0, equals).trim(), line.slice(equals + 1).trim());
  }
  return facts;
}

/** The texts of an entry, one per line, without binary data; undefined when the data is truncated. */
function textIn(data: Buffer, sequence: string | undefined): string | undefined {
  const texts: string[] = [];
  const types = sequence ? [...sequence] : undefined;
  let at = 0;
  while (at < data.length) {
    const type = types ? types.shift() : String.fromCharCode(data[at++] ?? 0);
    if (type === undefined) return undefined;
    const isLast = types?.length === 0;
    if (/[A-Z]/.test(type)) {
      // Pictures and sounds: preceded by their size, except at the end of a known sequence.
      if (isLast) break;
      if (at + 4 > data.length) return undefined;
      at += 4 + data.readUInt32BE(at);
      continue;
    }
    const zero = isLast ? data.length : data.indexOf(0, at);
    if (zero < 0) return undefined;
    const text = utf8(data.subarray(at, zero));
    if (text === undefined) return undefined;
    if (TEXTS.test(type) && type !== "t" && type !== "y") texts.push(text);
    at = zero + 1;
  }
  return texts.join("\n");
}
