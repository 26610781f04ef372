import { basename } from "node:path";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { OpenedDictionary } from "./dictionary-file.ts";
import { languagesOfFile } from "./dictionary-languages.ts";
import { readCcCedict } from "./read-cc-cedict.ts";
import { readDictd } from "./read-dictd.ts";
import { readJmdict } from "./read-jmdict.ts";
import { readKaikki } from "./read-kaikki.ts";
import { readStarDict } from "./read-stardict.ts";

type Languages = [LanguageCode, LanguageCode];
interface Format {
  isNamed: RegExp;
  open: (file: string, languages: Languages) => Promise<OpenedDictionary>;
  /** Where the format has but one pair. */
  languages?: Languages;
}

/** In this order: a name may fit several. */
const FORMATS: readonly Format[] = [
  { isNamed: /\.index$/, open: readDictd },
  { isNamed: /\.ifo$/, open: readStarDict },
  { isNamed: /\.jsonl(\.gz)?$/, open: (file, [source]) => readKaikki(file, source) },
  {
    isNamed: /^jmdict.*(\.xml|\.gz|_e)$/i,
    open: (file, [, target]) => readJmdict(file, target),
    languages: ["ja", "en"],
  },
  { isNamed: /cedict.*\.(u8|txt)(\.gz)?$/i, open: readCcCedict, languages: ["zh", "en"] },
];

/**
 * Opens a dictionary by the name of its file: `.index` of dictd, `.ifo` of StarDict, each with its other files beside it, `.jsonl` of
 * Kaikki, `cedict….txt` or `.u8`, `JMdict….xml`, the last three also with `.gz`.
 * @param languages for files whose name does not tell
 * @throws DamagedDictionary that names the line; Error if the format or the languages are unknown
 */
export async function openDictionary(
  file: string,
  languages?: Languages,
): Promise<{ opened: OpenedDictionary; languages: Languages }> {
  const name = basename(file);
  const format = FORMATS.find(({ isNamed }) => isNamed.test(name));
  if (!format) {
    throw new Error(
      `${file}: is no .index (dictd), .ifo (StarDict), .jsonl (Kaikki), cedict….txt or JMdict….xml, or one of the last three with .gz`,
    );
  }
  const pair = languages ?? languagesOfFile(name) ?? format.languages;
  if (!pair) throw new Error(`${file}: say its languages, as: --from sv --to en`);
  return { opened: await format.open(file, pair), languages: pair };
}
