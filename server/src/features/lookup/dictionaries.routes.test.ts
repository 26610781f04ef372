import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importFile } from "../../language/dictionaries/import-file.ts";
import { dictionaries, dictionaryEntries } from "../../schema/dictionaries.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importFixture } from "../../testing/content/content.ts";
import { writeDictd, writeStarDict } from "../../testing/content/dictionary-files.ts";
import { startModelServer } from "../../testing/content/model-server.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const model = await startModelServer();
let libreAnswer: (asked: { q: string; source: string; target: string }) => { status: number; body: unknown };
const libre = await startLibre();
const api = useTestApi({
  LLM_BASE_URL: model.url,
  LLM_MODEL: "test",
  LLM_TRANSLATIONS_PER_USER: "2",
  LIBRETRANSLATE_URL: `http://127.0.0.1:${(libre.address() as AddressInfo).port}`,
});
let folder: string;
let user: TestUser;

async function startLibre(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, body } = libreAnswer(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

beforeAll(async () => {
  await importFixture(api.database.db);
  folder = await mkdtemp(join(tmpdir(), "lagom-dictionary-"));
});
beforeEach(async () => {
  user = await testUser();
  await api.app.inject({ url: "/api/user/me", headers: user.headers });
  libreAnswer = () => ({ status: 500, body: {} });
  model.requests = [];
  model.answer = () => ({ status: 500 });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await model.close();
  libre.closeAllConnections();
  await new Promise((done) => libre.close(done));
});

const translate = (
  text: string,
  source = "sv",
  target = "en",
  headers: Record<string, string> = user.headers,
  context = `${text}.`,
) =>
  api.app.inject({
    method: "POST",
    url: "/api/translate",
    headers,
    payload: { text, source_lang: source, target_lang: target, context },
  });
const count = () => api.database.db.$count(dictionaryEntries);

describe("a dictionary", () => {
  it("in dictd format answers what the lexicon does not know, with its licence and source", async () => {
    const file = await writeDictd(folder, "freedict-swe-eng", {
      abborre: "abborre /ˈabːɔrə/ <n>\nperch",
      hav: "hav\nocean",
      hund: "hund /hˈɵnd/\n 1. dog, hound (of a hunter, say)\n 2. mean person\n",
    });
    const facts = await importFile(api.database.db, file);
    expect(facts).toMatchObject({
      name: "freedict-swe-eng FreeDict",
      sourceLang: "sv",
      targetLang: "en",
      headwords: 3,
    });
    expect((await translate("abborre")).json()).toEqual({
      translated_word: "perch",
      source_lang: "sv",
      target_lang: "en",
      lemma: "abborre",
      others: [],
      source: "dictionary",
      certainty: 0.7,
      dictionary: {
        name: "freedict-swe-eng FreeDict",
        licence: "Available under the terms of the GNU General Public License ver. 2.0.",
        url: "http://freedict.example/",
      },
    });
    expect((await translate("Hund")).json()).toMatchObject({
      translated_word: "dog",
      others: ["hound (of a hunter, say)", "mean person"],
      certainty: 0.5,
    });
    expect((await translate("Abborrarnas")).json()).toMatchObject({
      translated_word: "perch",
      lemma: "abborre",
      source: "dictionary",
    });
    expect((await translate("hav")).json()).toMatchObject({ translated_word: "sea", source: "lexicon" });
  });

  it("in StarDict format is read in other scripts too, and finds base forms", async () => {
    const file = await writeStarDict(folder, "jpn-eng", { 食べる: "to eat; to live on", 図書館: "library" });
    expect(await importFile(api.database.db, file)).toMatchObject({
      licence: "CC BY-SA 4",
      headwords: 2,
    });
    expect((await translate("図書館", "ja")).json()).toMatchObject({
      translated_word: "library",
      dictionary: { url: "https://stardict.example" },
    });
    expect((await translate("食べました", "ja")).json()).toMatchObject({
      translated_word: "to eat",
      lemma: "食べる",
    });
  });

  it("that is imported again replaces the old one", async () => {
    const file = await writeDictd(folder, "freedict-swe-eng", { gädda: "gädda\npike" });
    await importFile(api.database.db, file);
    expect((await translate("gädda")).json().translated_word).toBe("pike");
    libreAnswer = ({ q }) => ({ status: 200, body: { translatedText: q } });
    model.answer = () => "abborre";
    expect((await translate("abborre")).statusCode).toBe(404);
    expect(await api.database.db.$count(dictionaries)).toBe(2);
  });

  const damages: [string, (index: string) => Promise<unknown>, RegExp][] = [
    [
      "line that is none",
      (index) => appendFile(index, "orm\tA\n"),
      /index:5: is not headword, offset, length/,
    ],
    [
      "line that points nowhere",
      (index) => appendFile(index, "orm\tzzzz\tzz\n"),
      /index:5: points behind the end/,
    ],
    [
      "line in another encoding",
      (index) => appendFile(index, Buffer.from([0xe5, 0x09, 0x41, 0x09, 0x42, 0x0a])),
      /index:5: is not UTF-8/,
    ],
    [
      "text that cannot be unpacked",
      (index) => writeFile(index.replace(".index", ".dict.dz"), "no gzip"),
      /dict\.dz:1: cannot be unpacked/,
    ],
  ];
  it.each(damages)("in dictd format with a %s is refused as a whole", async (_, damage, message) => {
    const before = await count();
    const index = await writeDictd(folder, "damaged-swe-eng", { orm: "orm\nsnake", uggla: "uggla\nowl" });
    await damage(index);
    await expect(importFile(api.database.db, index)).rejects.toThrow(message);
    expect(await count()).toBe(before);
  });

  it("in StarDict format that is truncated, or has more words than it declares, is refused as a whole", async () => {
    const before = await count();
    const ifo = await writeStarDict(folder, "cut-swe-eng", { orm: "snake", uggla: "owl" });
    const idx = ifo.replace(".ifo", ".idx");
    const whole = await readFile(idx);
    await writeFile(idx, whole.subarray(0, -3));
    await expect(importFile(api.database.db, ifo)).rejects.toThrow(/idx:2: the entry is cut off/);
    await writeFile(idx, whole.subarray(0, 12));
    await expect(importFile(api.database.db, ifo)).rejects.toThrow(/has 1 entries, wordcount says 2/);
    await writeFile(ifo, "no facts\n");
    await expect(importFile(api.database.db, ifo)).rejects.toThrow(/ifo:1: does not begin with/);
    expect(await count()).toBe(before);
  });

  it("with unknown languages or licence is refused", async () => {
    const index = await writeDictd(folder, "mystery", { orm: "orm\nsnake" });
    await expect(importFile(api.database.db, index)).rejects.toThrow(/say its languages/);
    const ifo = await writeStarDict(folder, "pol-eng", { sowa: "owl" });
    const facts = await readFile(ifo, "utf8");
    await writeFile(ifo, facts.replace("Under CC BY-SA 4.0", "A dictionary"));
    await expect(importFile(api.database.db, ifo)).rejects.toThrow(/says no licence/);
  });
});

describe("a third language", () => {
  const credit = (pair: string) => ({
    name: `${pair} FreeDict`,
    licence: "Available under the terms of the GNU General Public License ver. 2.0.",
    url: "http://freedict.example/",
  });

  beforeAll(async () => {
    const dictionary = async (pair: string, words: Record<string, string>) =>
      importFile(api.database.db, await writeDictd(folder, `freedict-${pair}`, words));
    await dictionary("swe-eng", {
      strid: "strid\n1. fight (between two), battle\n2. the quarrel",
      kust: "kust\nshore",
      hund: "hund\ndog",
      krångla: "krångla\nto fuss",
    });
    await dictionary("swe-ita", { hund: "hund\ncane" });
    await dictionary("eng-deu", {
      fight: "fight\nKampf",
      battle: "battle\nSchlacht",
      quarrel: "quarrel\nStreit",
      dog: "dog\nHund",
    });
    await dictionary("ita-pol", { cane: "cane\npies" });
  });
  beforeEach(() => {
    libreAnswer = ({ q }) => ({ status: 200, body: { translatedText: q } });
    model.answer = () => "I'm sorry, but I can't help with that.";
  });

  it("leads to a guess, which names both dictionaries, where no dictionary knows the word directly", async () => {
    expect((await translate("Striden", "sv", "de")).json()).toEqual({
      translated_word: "Kampf",
      source_lang: "sv",
      target_lang: "de",
      lemma: "strid",
      others: ["Schlacht", "Streit"],
      source: "dictionary",
      certainty: 0.3,
      guess: true,
      dictionary: credit("freedict-swe-eng"),
      through: { lang: "en", dictionary: credit("freedict-eng-deu") },
    });
    expect((await translate("hund", "sv", "en")).json()).not.toHaveProperty("guess");
  });

  it("may lead on by the lexicon, or be another than English", async () => {
    expect((await translate("kust", "sv", "ja")).json()).toMatchObject({
      translated_word: "岸",
      guess: true,
      through: { lang: "en" },
    });
    expect((await translate("hund", "sv", "pl")).json()).toMatchObject({
      translated_word: "pies",
      through: { lang: "it", dictionary: credit("freedict-ita-pol") },
    });
  });

  it("leads nowhere where the second step is missing", async () => {
    expect((await translate("krångla", "sv", "de")).json().error.code).toBe("no_entry");
  });

  it("is asked after the services, and for the words of a phrase", async () => {
    expect((await translate("hundens krångla", "sv", "de")).json()).toMatchObject({
      translated_word: "Hund · …",
      parts: [
        { text: "hundens", lemma: "hund", translated_word: "Hund", through: { lang: "en" } },
        { text: "krångla", translated_word: null },
      ],
    });
    libreAnswer = () => ({ status: 200, body: { translatedText: "Hündin" } });
    expect((await translate("hund", "sv", "de")).json()).toMatchObject({
      translated_word: "Hündin",
      source: "libretranslate",
    });
  });
});

describe("services", () => {
  it("are asked in order for what neither the lexicon nor a dictionary knows", async () => {
    libreAnswer = ({ q, source, target }) => ({
      status: 200,
      body: { translatedText: `${q} ${source}-${target}` },
    });
    expect((await translate("flygplan")).json()).toMatchObject({
      translated_word: "flygplan sv-en",
      source: "libretranslate",
      certainty: 0.6,
    });
    libreAnswer = () => ({ status: 500, body: {} });
    model.answer = () => "aeroplane";
    expect((await translate("flygplan")).json()).toMatchObject({
      translated_word: "aeroplane",
      source: "llm",
      certainty: 0.8,
    });
    expect(model.requests[0]?.user).toContain("Its sentence:");
  });

  it("that answer everybody are told of with each text, to visitors too", async () => {
    const sample = await api.app.inject({ url: "/api/sample?language=sv" });
    expect(sample.json()).toMatchObject({ translates: true });
  });

  it("are asked for a whole phrase before its words are answered, which are better than nothing", async () => {
    libreAnswer = () => ({ status: 200, body: { translatedText: "blue sea" } });
    expect((await translate("blå havet")).json()).toMatchObject({ translated_word: "blue sea" });
    libreAnswer = () => ({ status: 500, body: {} });
    expect((await translate("blå havet")).json()).toMatchObject({
      translated_word: "… · sea",
      guess: true,
      parts: [
        { text: "blå", translated_word: null },
        { text: "havet", translated_word: "sea" },
      ],
    });
  });

  it("that fail may answer later", async () => {
    expect((await translate("flygplan")).json().error.code).toBe("translation_unavailable");
    model.answer = () => "I'm sorry, but I can't help with that.";
    expect((await translate("flygplan")).json().error.code).toBe("translation_unavailable");
  });

  it("that refuse, echo the text or lack the language give no answer", async () => {
    libreAnswer = ({ q }) => ({ status: 200, body: { translatedText: q } });
    model.answer = () => "I'm sorry, but I can't help with that.";
    expect((await translate("flygplan")).json().error.code).toBe("no_entry");
    libreAnswer = () => ({ status: 400, body: { error: "en is not supported" } });
    expect((await translate("flygplan")).json().error.code).toBe("no_entry");
  });

  it.each([
    ["Jag kan inte komma", "I can't come"],
    ["Förlåt, jag är sen", "Sorry, I'm late"],
    ["okänd", "unknown"],
  ])("may answer %j in English, which is not a refusal", async (text, answer) => {
    model.answer = () => answer;
    expect((await translate(text)).json()).toMatchObject({ translated_word: answer, source: "llm" });
  });

  it.each([
    "I cannot translate this text.",
    "Sorry, I am unable to assist with that.",
    "As an AI, I have no opinion on that.",
  ])("that answer %j have no answer", async (answer) => {
    libreAnswer = ({ q }) => ({ status: 200, body: { translatedText: q } });
    model.answer = () => answer;
    expect((await translate("flygplan")).json().error.code).toBe("no_entry");
    expect(model.requests).toHaveLength(1);
  });

  it.each([
    ["a reply of another shape", "en", "%%% not what you asked {{{"],
    ["mark-up", "en", "<img src=x onerror=alert(1)>aeroplane"],
    ["several lines", "en", "aeroplane\n\nIt is a noun."],
    ["an explanation", "en", `The word is used of machines that fly, ${"and so on, ".repeat(8)}as here`],
    ["a label", "en", "Noun: aeroplane"],
    ["a second sentence", "en", "An aeroplane. It flies."],
    ["thinking without an end", "en", "<think>aeroplane"],
    ["JSON", "en", '{"translation":"aeroplane"}'],
    ["characters of a wrong encoding", "ru", "Ñ\u0081Ð°Ð¼Ð¾Ð»Ñ\u0091Ñ\u0082"],
    ["letters that look alike", "en", "aer\u043eplane"],
    ["a number that was not there", "en", "aeroplane 1903"],
    ["the sentence", "en", "Flygplan."],
    ["the sentence around it", "en", "Ett flygplan kommer"],
    ["another script", "ru", "samolyot"],
    ["another script beside the right one", "en", "самолёт (plane)"],
    ["another language", "en", "havet stiger och banken finns där"],
  ])("that reply with %s have no answer", async (_, target, reply) => {
    model.answer = () => reply;
    libreAnswer = () => ({ status: 200, body: { translatedText: reply } });
    const context = "Ett flygplan kommer.";
    const asked = await translate("flygplan", "sv", target, user.headers, context);
    expect(asked.json().error.code).toBe("no_entry");
    expect(model.requests).toHaveLength(1);
  });

  it.each([
    "<b>aeroplane</b>",
    "**aeroplane**",
    "Translation: aeroplane",
    "Sure, here is the translation:\n\naeroplane",
    "<think>\nA noun.\n</think>\naeroplane",
    "“aeroplane”",
    "```\naeroplane\n```",
    "\u202eaero\u200bplane\u202c",
    "aeroplane<|im_end|>",
  ])("that reply with %j have answered with what is in it", async (reply) => {
    model.answer = () => reply;
    libreAnswer = () => ({ status: 500, body: {} });
    expect((await translate("flygplan")).json().translated_word).toBe("aeroplane");
  });

  it.each([
    ["zh", "飞机"],
    ["ja", "飛行機"],
    ["ru", "самолёт"],
    ["ar", "طائرة"],
    ["en", "(an) aeroplane, plane"],
  ])("may answer in %s", async (target, reply) => {
    model.answer = () => reply;
    expect((await translate("flygplan", "sv", target)).json().translated_word).toBe(reply);
  });

  it("ask the model only for signed-in users, within their budget", async () => {
    libreAnswer = ({ q }) => ({ status: 200, body: { translatedText: q } });
    model.answer = () => "aeroplane";
    expect((await translate("flygplan", "sv", "en", {})).statusCode).toBe(404);
    expect(model.requests).toEqual([]);
    for (const status of [200, 200, 404]) expect((await translate("flygplan")).statusCode).toBe(status);
    expect(model.requests).toHaveLength(2);
  });
});
