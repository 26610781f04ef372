import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApi } from "../../hosts/api/build-api.ts";
import { readConfig } from "../../platform/config.ts";
import { modelUsage } from "../../schema/rewrite-jobs.table.ts";
import { rewriteParagraphs } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { startSpeechServer, tone } from "../../testing/content/speech-server.ts";
import { addText } from "../../testing/texts.ts";
import { type TestUser, testUser, verifyTestToken } from "../../testing/tokens.ts";
import { removeOldSpeech } from "./forget-old-speech.ts";

const server = await startSpeechServer();
const SETTINGS = {
  TTS_BASE_URL: `${server.url}/v1`,
  TTS_API_KEY: "secret-key",
  TTS_VOICES: "sv=alva,fr=none",
  TTS_SENTENCES_PER_USER: "2",
  TTS_TIMEOUT_SECONDS: "60",
};
const api = useTestApi(SETTINGS);
afterAll(() => server.close());

let user: TestUser;
let sentences = 0;
beforeEach(async () => {
  user = await testUser();
  server.requests = [];
  server.behave = () => undefined;
});

/** A text of one paragraph, whose sentence no test before has heard. */
async function addSentence(language: "sv" | "de" | "fr" = "sv") {
  sentences += 1;
  const text = `Havet  stiger ${sentences} gånger. Ja.`;
  const { rewriteId } = await addText(api.database.db, { language, paragraphs: [5] });
  await api.database.db
    .update(rewriteParagraphs)
    .set({ text, sentences: [0, text.length - 4, text.length - 3, text.length] })
    .where(eq(rewriteParagraphs.rewriteId, rewriteId));
  return { id: rewriteId, spoken: `Havet stiger ${sentences} gånger.`, end: text.length - 4 };
}

/** What of the budget of today a user has used up. */
const spent = ({ id }: TestUser) =>
  api.database.db
    .select({ texts: modelUsage.texts })
    .from(modelUsage)
    .where(eq(modelUsage.scope, `speech:${id}`));
const readText = async (id: number) =>
  (await api.app.inject({ url: `/api/rewrite/${id}`, headers: user.headers })).json();
const hear = (id: number, query: string, headers = user.headers, app = api.app) =>
  app.inject({ url: `/api/rewrite/${id}/speech?${query}`, headers });

describe("a sentence of a text", () => {
  it("is spoken by the voice of its language, once for everybody", async () => {
    const { id, spoken, end } = await addSentence();
    const at = `paragraph=p1&start=0&end=${end}`;
    const [first, meanwhile] = await Promise.all([hear(id, at), hear(id, at)]);
    expect(first.json()).toEqual({ type: "audio/wav", audio: tone().toString("base64") });
    expect(meanwhile.json()).toEqual(first.json());
    const later = await hear(id, at, (await testUser()).headers);
    expect(later.json()).toEqual(first.json());
    expect(server.requests).toEqual([
      {
        path: "/v1/audio/speech",
        authorization: "Bearer secret-key",
        body: { model: "tts-1", input: spoken, voice: "alva", response_format: "mp3" },
      },
    ]);
    expect(await spent(user)).toEqual([{ texts: 1 }]);
  });

  it("is a word too", async () => {
    const { id } = await addSentence();
    expect((await hear(id, "paragraph=p1&start=0&end=5")).statusCode).toBe(200);
    expect(server.requests.map(({ body }) => body.input)).toEqual(["Havet"]);
  });

  it("is told by the text with what speaks it: where its language has a voice", async () => {
    const told = async (language: "sv" | "de" | "fr") => {
      const { id } = await addSentence(language);
      const { speaks, spoken_by } = await readText(id);
      return [speaks, spoken_by];
    };
    expect(await told("sv")).toEqual([true, "server"]);
    expect(await told("de")).toEqual([true, "espeak"]);
    expect(await told("fr")).toEqual([false, undefined]);
    const { id } = await addSentence("fr");
    const reply = await hear(id, "paragraph=p1&start=0&end=5");
    expect(reply.json().error).toMatchObject({ code: "not_found", message: expect.stringMatching(/voice/) });
  });

  it("is never asked for again once the user's day is used up; what is stored is still heard", async () => {
    const [one, two, three] = [await addSentence(), await addSentence(), await addSentence()];
    const of = ({ id, end }: typeof one) => hear(id, `paragraph=p1&start=0&end=${end}`);
    expect([await of(one), await of(two)].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const refused = await of(three);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, "rate_limited"]);
    expect((await of(one)).statusCode).toBe(200);
    expect(server.requests).toHaveLength(2);
  });
});

describe("eSpeak NG", () => {
  it("speaks a language for which the server has no voice, once for everybody", async () => {
    const { id } = await addSentence("de");
    const at = "paragraph=p1&start=0&end=5";
    const { type, audio } = (await hear(id, at)).json();
    expect(type).toBe("audio/wav");
    expect(Buffer.from(audio, "base64").toString("latin1", 0, 4)).toBe("RIFF");
    const other = await testUser();
    expect((await hear(id, at, other.headers)).json()).toEqual({ type, audio });
    expect([await spent(user), await spent(other)]).toEqual([[{ texts: 1 }], []]);
    expect(server.requests).toEqual([]);
  });

  it("speaks Japanese by the readings of its words", async () => {
    const made = await api.app.inject({
      method: "POST",
      url: "/api/user/texts",
      headers: user.headers,
      payload: { text: "猫がいます。ねこがいます。", language: "日本語", title: "ねこ" },
    });
    const id = made.json().rewrite_id;
    const [kanji, kana] = [
      await hear(id, "paragraph=p1&start=0&end=6"),
      await hear(id, "paragraph=p1&start=6&end=13"),
    ];
    expect(kanji.statusCode, made.body).toBe(200);
    expect(kanji.json()).toEqual(kana.json());
  });
});

describe("an own text", () => {
  it("is spoken to its reader alone, and its sound is stored nowhere", async () => {
    const made = await api.app.inject({
      method: "POST",
      url: "/api/user/texts",
      headers: user.headers,
      payload: { text: "Hemligheten sover här. Ingen vet.", language: "svenska", title: "Min" },
    });
    const id = made.json().rewrite_id;
    const before = await api.store.list("speech/");
    expect((await hear(id, "paragraph=p1&start=0&end=22")).statusCode, made.body).toBe(200);
    expect(server.requests.map(({ body }) => body.input)).toEqual(["Hemligheten sover här."]);
    expect(await api.store.list("speech/")).toHaveLength(before.length);
    const stranger = await testUser();
    expect((await hear(id, "paragraph=p1&start=0&end=22", stranger.headers)).statusCode).toBe(404);
  });
});

describe("a request is refused", () => {
  it.each([
    ["paragraph=p1&start=5&end=5", "end"],
    ["paragraph=p1&start=0&end=1001", "end"],
    ["paragraph=first&start=0&end=5", "paragraph"],
    ["paragraph=p1&start=5&end=7", "start"],
  ])("%s, naming %s", async (query, field) => {
    const { id } = await addSentence();
    const reply = await hear(id, query);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toEqual([{ field, message: expect.any(String) }]);
  });

  it("of a visitor, and for a paragraph that is not there", async () => {
    const { id } = await addSentence();
    expect((await api.app.inject(`/api/rewrite/${id}/speech?paragraph=p1&start=0&end=5`)).statusCode).toBe(
      401,
    );
    expect((await hear(id, "paragraph=p2&start=0&end=5")).statusCode).toBe(404);
    expect(server.requests).toEqual([]);
  });
});

describe("a server that fails", () => {
  let hurried: Awaited<ReturnType<typeof buildApi>>;
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: "silent", ...SETTINGS, TTS_TIMEOUT_SECONDS: "0.5" });
    hurried = await buildApi({ ...api, config, verifyToken: verifyTestToken });
    return () => hurried.close();
  });

  it.each([
    ["does not answer", "hang"],
    ["never ends", "endless"],
    ["answers with an error", { status: 500 }],
    ["answers with a page", { body: "<html>" }],
    ["answers with nothing", { body: "" }],
  ] as const)("because it %s is said to be one, and asked again next time", async (_, how) => {
    const { id, end } = await addSentence();
    const at = `paragraph=p1&start=0&end=${end}`;
    server.behave = () => how;
    const failed = await hear(id, at, user.headers, hurried);
    expect([failed.statusCode, failed.json().error.code]).toEqual([503, "unavailable"]);
    server.behave = () => undefined;
    expect((await hear(id, at)).statusCode).toBe(200);
  });
});

it("what is stored is bounded by age and number, oldest first", async () => {
  for (const { key } of await api.store.list("speech/")) await api.store.remove(key);
  for (const name of ["a", "b", "c"]) {
    await api.store.create(`speech/${name}`, tone());
    await new Promise((done) => setTimeout(done, 5));
  }
  const names = async () => (await api.store.list("speech/")).map(({ key }) => key).sort();
  await removeOldSpeech(api.store, new Date(), 2);
  expect(await names()).toEqual(["speech/b", "speech/c"]);
  await removeOldSpeech(api.store, new Date(Date.now() + 91 * 86_400_000));
  expect(await names()).toEqual([]);
});
