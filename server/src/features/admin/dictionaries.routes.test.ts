import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createCatalogue } from "../../language/dictionaries/catalogue.ts";
import { addImport, importDictionary } from "../../language/dictionaries/import-dictionary.ts";
import { readConfig } from "../../platform/config.ts";
import type { Work } from "../../platform/jobs/job-kind.ts";
import { dictionaries, dictionaryEntries, dictionaryImports } from "../../schema/dictionaries.table.ts";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import { dictdArchive, startPublishers } from "../../testing/content/publishers.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import type { FeatureDeps } from "../feature.ts";
import { type DictionaryJob, importDictionaries } from "./dictionary-job.ts";

const publishers = await startPublishers();
const api = useTestApi(publishers.env);
const WORDS = { uggla: "uggla\nowl", orm: "orm\nsnake" };

let admin: TestUser;
beforeAll(async () => {
  publishers.publish("swe-eng", await dictdArchive("swe-eng", WORDS));
  admin = await testAdministrator(api);
});
afterAll(publishers.close);

const list = async (query = "") =>
  (await api.app.inject({ url: `/api/admin/dictionaries${query}`, headers: admin.headers })).json();
const add = (catalogue_id: string, { headers } = admin) =>
  api.app.inject({ method: "POST", url: "/api/admin/dictionaries", headers, payload: { catalogue_id } });
const remove = (id: number, { headers } = admin) =>
  api.app.inject({ method: "DELETE", url: `/api/admin/dictionaries/${id}`, headers });
const lineOf = async (catalogueId: string) =>
  (await list("?limit=100")).dictionaries.find(
    (line: { catalogue_id: string }) => line.catalogue_id === catalogueId,
  );
const until = (catalogueId: string, state: string) =>
  vi.waitFor(async () => expect(await lineOf(catalogueId)).toMatchObject({ state }), { timeout: 20_000 });
const meaning = async (text: string, source_lang: string) => {
  const payload = { text, source_lang, target_lang: "en" };
  const reply = await api.app.inject({ method: "POST", url: "/api/translate", payload });
  return reply.json().translated_word;
};
const entriesOf = (id: number) =>
  api.database.db.$count(dictionaryEntries, sql`${dictionaryEntries.dictionaryId} = ${id}`);

it("what publishers offer is listed with languages, size, licence and source, and narrowed by language", async () => {
  const { dictionaries: offered, unreachable, has_more } = await list("?source_lang=sv");
  expect(unreachable).toEqual([]);
  expect(has_more).toBe(false);
  const nothing = {
    id: null,
    percent: null,
    entries: null,
    failure: null,
    failure_code: null,
    imported_at: null,
  };
  expect(offered).toEqual([
    {
      ...nothing,
      catalogue_id: "freedict-swe-eng",
      name: "FreeDict, Swedish to English",
      publisher: "freedict",
      source_lang: "sv",
      target_lang: "en",
      bytes: publishers.files.get("/swe-eng.dictd.tar.xz")?.length,
      headwords: 2,
      licence: null,
      url: "https://freedict.org/",
      state: "available",
    },
    expect.objectContaining({
      catalogue_id: "kaikki-sv-en",
      licence: "CC BY-SA 4.0, GFDL",
      bytes: expect.any(Number),
      headwords: null,
    }),
  ]);
  const toGerman = await list("?target_lang=de");
  expect(toGerman.dictionaries.map((line: { name: string }) => line.name)).toEqual([
    "JMdict, Japanese to German",
  ]);
});

it.each([
  ["freedict-swe-eng", "uggla", "owl", 2],
  ["kaikki-sv-en", "uggla", "owl", 1],
  ["cc-cedict", "高", "high", 3],
  ["jmdict-ja-de", "猫", "Katze", 2],
])("%s is fetched and imported, and removed again", async (id, word, gloss, headwords) => {
  const offered = await lineOf(id);
  expect((await add(id)).statusCode).toBe(200);
  await until(id, "installed");
  const installed = await lineOf(id);
  const { name, source_lang, target_lang, url } = offered;
  expect(installed).toMatchObject({ name, source_lang, target_lang, url, headwords, failure: null });
  expect(installed.licence).toMatch(/CC BY-SA|GNU General Public License ver\. 2\.0/);
  const key = and(eq(dictionaryEntries.dictionaryId, installed.id), eq(dictionaryEntries.key, word));
  const [entry] = await api.database.db.select().from(dictionaryEntries).where(key);
  expect(entry?.glosses[0]).toBe(gloss);
  if (source_lang === "sv") expect(await meaning(word, "sv")).toBe(gloss);
  expect((await remove(installed.id)).statusCode).toBe(200);
  if (source_lang === "sv") expect(await meaning(word, "sv")).toBeUndefined();
  expect((await lineOf(id)).state).toBe("available");
  await vi.waitFor(async () => expect(await entriesOf(installed.id)).toBe(0), { timeout: 20_000 });
  expect((await remove(installed.id)).statusCode).toBe(404);
});

it("a file whose hash is another than the index says is refused in words; it can be tried again", async () => {
  const path = "/swe-eng.dictd.tar.xz";
  const archive = publishers.files.get(path) ?? Buffer.alloc(0);
  publishers.files.set(path, await dictdArchive("swe-eng", { uggla: "uggla\nforged" }));
  await add("freedict-swe-eng");
  await until("freedict-swe-eng", "failed");
  const failed = await lineOf("freedict-swe-eng");
  expect(failed.failure).toBe("The file is not the one that the index promises: its SHA-512 is another");
  expect(failed.failure_code).toBe("damaged");
  expect(await api.database.db.$count(dictionaryEntries)).toBe(0);
  publishers.files.set(path, archive);
  expect((await add("freedict-swe-eng")).statusCode).toBe(200);
  await until("freedict-swe-eng", "installed");
});

it("a file that is gone or damaged is refused in words", async () => {
  const words = publishers.files.get("/cedict.txt.gz") ?? Buffer.alloc(0);
  publishers.files.set("/cedict.txt.gz", words.subarray(0, 40));
  await add("cc-cedict");
  await until("cc-cedict", "failed");
  expect((await lineOf("cc-cedict")).failure).toMatch(/cedict\.txt\.gz:\d+: cannot be unpacked/);
  publishers.files.delete("/cedict.txt.gz");
  await add("cc-cedict");
  await vi.waitFor(async () => expect((await lineOf("cc-cedict")).failure).toMatch(/answered 404/), 20_000);
  publishers.files.set("/cedict.txt.gz", words);
});

describe("an import under way", () => {
  function* endless() {
    for (let n = 0; ; n += 1) yield `ord${n}`;
  }
  const opened = (words: Iterable<string>) => ({
    name: "Slow",
    licence: "CC0",
    url: null,
    entries: (async function* () {
      for (const headword of words) yield { headword, glosses: [`${headword} in English`] };
    })(),
    progress: () => 0.5,
    close: async () => {},
  });
  const facts = { catalogueId: "slow", languages: ["it", "en"] as ["it", "en"], name: "Slow" };

  it("is found by nobody before it is complete, and replaces the one of before", async () => {
    const { db } = api.database;
    for (const words of [["gufo", "serpente"], ["gufo"]]) {
      const id = (await addImport(db, facts, "reading")) ?? 0;
      const during: unknown[] = [];
      const before = await meaning("serpente", "it");
      await importDictionary(db, id, opened(words), facts, {
        atOnce: 1,
        rest: async () => void during.push(await entriesOf(id), await meaning("serpente", "it")),
      });
      expect(during).toEqual(words.flatMap((_, at) => [at + 1, before]));
      expect(await entriesOf(id)).toBe(words.length);
    }
    expect(await meaning("gufo", "it")).toBe("gufo in English");
    expect(await meaning("serpente", "it")).toBeUndefined();
    const [row, ...others] = await db.select().from(dictionaries).where(sql`name = 'Slow'`);
    expect(others).toEqual([]);
    expect(await db.$count(dictionaryEntries, sql`headword = 'gufo'`)).toBe(1);
    await remove(row?.id ?? 0);
  });

  it("says how far it is, and ends when it is removed", async () => {
    const { db } = api.database;
    const id = (await addImport(db, facts, "reading")) ?? 0;
    const lines: unknown[] = [];
    const importing = importDictionary(db, id, opened(endless()), facts, {
      atOnce: 1,
      rest: async () => {
        if (lines.length > 0) return;
        lines.push(...(await list("?source_lang=it")).dictionaries);
        await remove(id);
      },
    });
    await expect(importing).rejects.toMatchObject({ name: "ImportEnded" });
    expect(lines[0]).toMatchObject({ id, name: "Slow", state: "reading", percent: 50, entries: 1 });
    expect(await db.$count(dictionaryImports, sql`dictionary_id = ${id}`)).toBe(0);
  });

  it("whose process has ended is begun again from nothing", async () => {
    const { db } = api.database;
    const { published } = await createCatalogue(readConfig(publishers.env))();
    const words = published.find(({ id }) => id === "kaikki-sv-en");
    if (!words) throw new Error("There is no such dictionary");
    const { name, languages } = words;
    const id = (await addImport(db, { catalogueId: words.id, name, languages }, "waiting")) ?? 0;
    const half = { dictionaryId: id, key: "half", headword: "half", glosses: ["half"] };
    await db.insert(dictionaryEntries).values(half); // as a process leaves it that is killed
    const job = { data: { dictionaryId: id, published: words }, isFirstAttempt: true };
    const ended = startProcess();
    await ended.end();
    await expect(ended.work(job)).rejects.toThrow("aborted");
    expect(await lineOf("kaikki-sv-en")).toMatchObject({ id, state: "waiting" });
    await startProcess().work(job);
    expect(await lineOf("kaikki-sv-en")).toMatchObject({ id, state: "installed", headwords: 1 });
    expect(await entriesOf(id)).toBe(1);
    await startProcess().work(job); // as where its end could not be noted
    expect(await lineOf("kaikki-sv-en")).toMatchObject({ id, state: "installed" });
    expect(await entriesOf(id)).toBe(1);
  });

  /** A process that takes up jobs, when it is given one. */
  function startProcess() {
    let work: Work<DictionaryJob> = async () => {};
    const queue = {
      work(_: unknown, given: typeof work) {
        work = given;
      },
    };
    const config = readConfig({ ...publishers.env, LAGOM_DATA: join(tmpdir(), "lagom-dictionaries") });
    const deps = { db: api.database.db, config, queue } as unknown as FeatureDeps;
    const end = importDictionaries.start(deps, api.app.log);
    return { end: async () => end?.(), work };
  }
});

it("the same dictionary is imported once at a time, and only one of the catalogue", async () => {
  await addImport(
    api.database.db,
    { catalogueId: "jmdict-ja-fr", languages: ["ja", "fr"], name: "JMdict" },
    "waiting",
  );
  expect((await add("jmdict-ja-fr")).json().error).toMatchObject({
    code: "conflict",
    message: "This dictionary is being imported already",
  });
  expect((await add("freedict-xxx-yyy")).statusCode).toBe(404);
});

it("only administrators list, add or remove dictionaries; what they changed is in the log", async () => {
  const reader = await testUser();
  const url = "/api/admin/dictionaries";
  expect((await api.app.inject({ url, headers: reader.headers })).statusCode).toBe(403);
  expect((await add("cc-cedict", reader)).statusCode).toBe(403);
  expect((await remove(1, reader)).statusCode).toBe(403);
  const log = await api.app.inject({ url: "/api/admin/log?limit=100", headers: admin.headers });
  const actions = log.json().entries.map(({ action, target }: Record<string, string>) => [action, target]);
  expect(actions).toContainEqual(["dictionary_added", "CC-CEDICT, Chinese to English"]);
  expect(actions).toContainEqual(["dictionary_removed", "CC-CEDICT, Chinese to English"]);
});
