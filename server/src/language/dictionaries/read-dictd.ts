import { basename } from "node:path";
import { DamagedDictionary, type RawDictionary, readPacked, utf8 } from "./dictionary-file.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Entries about the dictionary itself: `00-database-info`, or `00databaseinfo` as dictfmt folds it. */
const ABOUT = /^00-?database-?/;

/**
 * Reads a dictionary in dictd format: `name.index` and `name.dict` or `name.dict.dz`.
 * @throws DamagedDictionary that names file and line
 */
export async function readDictd(indexFile: string): Promise<RawDictionary> {
  const file = basename(indexFile);
  const dict = await readPacked(indexFile.replace(/\.index$/, ".dict"));
  const index = await readPacked(indexFile);
  const about = new Map<string, string>();
  const entries: RawDictionary["entries"] = [];
  for (const [at, row] of index.toString("latin1").split("\n").entries()) {
    if (row === "") continue;
    const line = utf8(Buffer.from(row, "latin1"));
    if (line === undefined) throw new DamagedDictionary(file, at + 1, "is not UTF-8");
    const [headword = "", offset = "", length = "", ...more] = line.split("\t");
    const [from, size] = [numberOf(offset), numberOf(length)];
    if (from === null || size === null || more.length > 1) {
      throw new DamagedDictionary(file, at + 1, "is not headword, offset, length");
    }
    if (from + size > dict.length)
      throw new DamagedDictionary(file, at + 1, "points behind the end of the texts");
    const body = utf8(dict.subarray(from, from + size));
    if (body === undefined) throw new DamagedDictionary(file, at + 1, "points at a text that is not UTF-8");
    if (ABOUT.test(headword)) about.set(headword.replace(ABOUT, ""), body);
    else if (headword) entries.push({ headword, body });
  }
  if (entries.length === 0) throw new DamagedDictionary(file, 1, "has no entries");
  const info = about.get("info") ?? "";
  return {
    name: lastLine(about.get("short")) ?? file.replace(/\.index$/, ""),
    licence: licenceIn(info),
    url: /https?:\/\/\S+/.exec(lastLine(about.get("url")) ?? info)?.[0] ?? null,
    entries,
  };
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
