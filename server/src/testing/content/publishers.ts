import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { writeDictd } from "./dictionary-files.ts";
import { xz } from "./xz.ts";

export const CC_CEDICT = `# CC-CEDICT
#! license=https://creativecommons.org/licenses/by-sa/4.0/
高 高 [Gao1] /surname Gao/
高 高 [gao1] /high/tall/CL:個|个[ge4]/
貓 猫 [mao1] /cat/CL:隻|只[zhi1]/
`;

export const JMDICT = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE JMdict [
<!ELEMENT JMdict (entry*)>
<!ENTITY uk "word usually written using kana alone">
]>
<JMdict>
<entry>
<ent_seq>1467640</ent_seq>
<k_ele>
<keb>猫</keb>
<ke_pri>ichi1</ke_pri>
</k_ele>
<r_ele>
<reb>ねこ</reb>
</r_ele>
<sense>
<pos>&n;</pos>
<gloss>cat (esp. the domestic cat)</gloss>
<gloss>cats &amp; dogs</gloss>
</sense>
<sense>
<gloss xml:lang="ger">Katze</gloss>
</sense>
</entry>
<entry>
<k_ele>
<keb>喧々</keb>
</k_ele>
<r_ele>
<reb>けんけん</reb>
</r_ele>
<sense>
<gloss>noisy</gloss>
</sense>
</entry>
</JMdict>
`;

export const KAIKKI = [
  { word: "uggla", lang_code: "sv", senses: [{ glosses: ["a bird", "owl"] }] },
  {
    word: "ugglor",
    lang_code: "sv",
    senses: [{ glosses: ["plural of uggla"], form_of: [{ word: "uggla" }] }],
  },
  { word: "owl", lang_code: "en", senses: [{ glosses: ["a bird"] }] },
]
  .map((word) => `${JSON.stringify(word)}\n`)
  .join("");

/** A server with what the publishers of dictionaries have, one small dictionary of each, in their own formats. */
export interface Publishers {
  /** Settings that lead there. */
  env: Record<string, string>;
  /** Files by their path. */
  files: Map<string, Buffer>;
  /** Puts a FreeDict release there, and the index that promises it. */
  publish: (name: string, archive: Buffer) => void;
  close: () => Promise<void>;
}

export async function startPublishers(): Promise<Publishers> {
  const files = new Map<string, Buffer>();
  const server = createServer(({ method, url = "" }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "content-length": file.length });
    return method === "HEAD" ? response.end() : response.end(file);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  files.set("/kaikki/Swedish/kaikki.org-dictionary-Swedish.jsonl.gz", gzipSync(KAIKKI));
  files.set("/cedict.txt.gz", gzipSync(CC_CEDICT));
  files.set("/JMdict.gz", gzipSync(JMDICT));
  return {
    env: {
      FETCH_ALLOW: host,
      FREEDICT_INDEX_URL: `http://${host}/freedict-database.json`,
      KAIKKI_URL: `http://${host}/kaikki/`,
      CC_CEDICT_URL: `http://${host}/cedict.txt.gz`,
      JMDICT_URL: `http://${host}/JMdict.gz`,
    },
    files,
    publish(name, archive) {
      const path = `/${name}.dictd.tar.xz`;
      files.set(path, archive);
      const release = {
        URL: `http://${host}${path}`,
        checksum: createHash("sha512").update(archive).digest("hex"),
        date: "2022-04-21",
        platform: "dictd",
        size: String(archive.length),
        version: "0.2",
      };
      const entry = { name, headwords: "2", releases: [{ ...release, platform: "slob" }, release] };
      const software = { software: { tools: { version: "0.6.0" } } };
      files.set("/freedict-database.json", Buffer.from(JSON.stringify([entry, software])));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A release of FreeDict for dictd. */
export async function dictdArchive(name: string, words: Readonly<Record<string, string>>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-archive-"));
  const index = await writeDictd(folder, name, words);
  const entries = await Promise.all(
    [index, index.replace(/index$/, "dict.dz")].map(async (file) => {
      const data = await readFile(file);
      return { header: { name: file.replace(folder, name), size: data.length, type: "file" as const }, data };
    }),
  );
  await rm(folder, { recursive: true });
  const readme = { header: { name: `${name}/README`, size: 2, type: "file" as const }, body: "hi" };
  return xz(Buffer.from(await packTar([readme, ...entries])));
}
