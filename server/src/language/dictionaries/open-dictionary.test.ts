import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CC_CEDICT, JMDICT, KAIKKI } from "../../testing/content/publishers.ts";
import { openDictionary } from "./open-dictionary.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-open-dictionary-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Buffer, languages?: [LanguageCode, LanguageCode]) {
  const file = join(folder, name);
  await writeFile(file, content);
  const { opened, languages: found } = await openDictionary(file, languages);
  try {
    const entries: [string, readonly string[]][] = [];
    for await (const { headword, glosses } of opened.entries) entries.push([headword, glosses]);
    return { entries, progress: opened.progress(), licence: opened.licence, languages: found };
  } finally {
    await opened.close();
  }
}

it("CC-CEDICT is read in both scripts, with surnames last and without classifiers", async () => {
  expect(await read("cedict_1_0_ts_utf-8_mdbg.txt.gz", gzipSync(CC_CEDICT))).toEqual({
    entries: [
      ["高", ["high", "tall"]],
      ["高", ["surname Gao"]],
      ["猫", ["cat"]],
      ["貓", ["cat"]],
    ],
    progress: 1,
    licence: "CC BY-SA 4.0",
    languages: ["zh", "en"],
  });
});

it("JMdict is read in the language that is wanted, by its readings only where they are common", async () => {
  expect((await read("JMdict.gz", gzipSync(JMDICT))).entries).toEqual([
    ["猫", ["cat (esp. the domestic cat)", "cats & dogs"]],
    ["ねこ", ["cat (esp. the domestic cat)", "cats & dogs"]],
    ["喧々", ["noisy"]],
  ]);
  const german = await read("JMdict.xml", JMDICT, ["ja", "de"]);
  expect(german.entries[0]).toEqual(["猫", ["Katze"]]);
});

it("an extract of Wiktionary is read without inflected forms and other languages", async () => {
  const { entries, licence } = await read("words.jsonl", KAIKKI, ["sv", "en"]);
  expect(entries).toEqual([
    ["uggla", ["owl"]],
    ["ugglor", []],
  ]);
  expect(licence).toBe("CC BY-SA 4.0, GFDL");
});

it.each<[string, string | Buffer, RegExp]>([
  ["cedict.u8", `${CC_CEDICT}猫 mao cat\n`, /cedict\.u8:6: is not traditional, simplified/],
  ["cedict.txt", "# nothing\n", /cedict\.txt:1: has no entries/],
  ["cedict.txt.gz", gzipSync(CC_CEDICT).subarray(0, 60), /:\d: cannot be unpacked/],
  ["JMdict.xml", JMDICT.replaceAll("</entry>", ""), /JMdict\.xml:7: has no end/],
  ["JMdict.xml", JMDICT.replace("<reb>ねこ</reb>", ""), /JMdict\.xml:7: has no reading/],
  ["sv-en.jsonl", `${KAIKKI}{"word":`, /sv-en\.jsonl:4: is no word with its senses/],
  ["sv-en.jsonl", Buffer.concat([Buffer.from(KAIKKI), Buffer.from([0xff])]), /sv-en\.jsonl:4: is not UTF-8/],
  ["words.jsonl", KAIKKI, /say its languages/],
  ["words.pdf", "", /words\.pdf: is no \.index \(dictd\)/],
])("%s that is damaged or unknown is refused with its line", async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message);
});
