import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function inBase64(value: number): string {
  const rest = Math.floor(value / 64);
  return (rest > 0 ? inBase64(rest) : "") + (DIGITS[value % 64] ?? "");
}

/** Concatenates the bodies: the compressed whole, and the offset of each. */
function pack(bodies: readonly string[]) {
  let offset = 0;
  const places = bodies.map((body) => {
    const place = { offset, size: Buffer.byteLength(body) };
    offset += place.size;
    return place;
  });
  return { packed: gzipSync(bodies.join("")), places };
}

const INFO =
  "Test Dictionary\n\nAvailability:\n\n  Available under the terms of the\n  GNU General Public License ver. 2.0.\n\nPublished at: http://freedict.example/\n";

/** Writes a dictionary as dictfmt does; gives the path of its index. */
export async function writeDictd(
  folder: string,
  name: string,
  words: Readonly<Record<string, string>>,
): Promise<string> {
  const entries = {
    "00databaseinfo": INFO,
    "00databaseshort": `00-database-short\n     ${name} FreeDict`,
    ...words,
  };
  const { packed, places } = pack(Object.values(entries));
  const lines = Object.keys(entries).map((headword, at) => {
    const { offset = 0, size = 0 } = places[at] ?? {};
    return `${headword}\t${inBase64(offset)}\t${inBase64(size)}\n`;
  });
  await writeFile(join(folder, `${name}.dict.dz`), packed);
  await writeFile(join(folder, `${name}.index`), lines.join(""));
  return join(folder, `${name}.index`);
}

/** Writes a StarDict dictionary of plain texts; gives the path of its facts. */
export async function writeStarDict(
  folder: string,
  name: string,
  words: Readonly<Record<string, string>>,
): Promise<string> {
  const { packed, places } = pack(Object.values(words));
  const index = Object.keys(words).map((headword, at) => {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(places[at]?.offset ?? 0, 0);
    numbers.writeUInt32BE(places[at]?.size ?? 0, 4);
    return Buffer.concat([Buffer.from(`${headword}\0`), numbers]);
  });
  const idx = Buffer.concat(index);
  const facts = [
    "StarDict's dict ifo file",
    "version=2.4.2",
    `bookname=${name}`,
    `wordcount=${index.length}`,
    `idxfilesize=${idx.length}`,
    "website=https://stardict.example",
    "description=Under CC BY-SA 4.0",
    "sametypesequence=m",
  ];
  await writeFile(join(folder, `${name}.dict.dz`), packed);
  await writeFile(join(folder, `${name}.idx`), idx);
  await writeFile(join(folder, `${name}.ifo`), `${facts.join("\n")}\n`);
  return join(folder, `${name}.ifo`);
}
