import { MESSAGES } from "@lagom/shared/messages";
import { and, arrayOverlaps, eq, isNotNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importFixture } from "../../testing/content/content.ts";
import { testUser } from "../../testing/tokens.ts";
import { sentenceKey } from "../../texts/passages/paragraph.ts";
import { type TranslatePort, translate } from "./translate.ts";

const api = useTestApi();
beforeAll(() => importFixture(api.database.db));

async function look(body: Record<string, string>) {
  const reply = await api.app.inject({ method: "POST", url: "/api/translate", payload: body });
  return { status: reply.statusCode, body: reply.json() };
}

describe("translate", () => {
  it("finds a word by any of its forms and gives base form, source and confidence", async () => {
    expect(await look({ text: "Havet", source_lang: "svenska", target_lang: "english" })).toEqual({
      status: 200,
      body: {
        translated_word: "sea",
        source_lang: "sv",
        target_lang: "en",
        lemma: "hav",
        others: [],
        source: "lexicon",
        certainty: 0.9,
      },
    });
  });

  it("finds a word by a form that the lexicon does not list", async () => {
    const { body } = await look({ text: "Dagarnas", source_lang: "sv", target_lang: "en" });
    expect(body).toMatchObject({ translated_word: "day", lemma: "dag", source: "lexicon" });
  });

  it("has thirty lookups of one address under way at most", async () => {
    const from = (remoteAddress: string) =>
      api.app.inject({
        method: "POST",
        url: "/api/translate",
        remoteAddress,
        payload: { text: "Havet", source_lang: "sv", target_lang: "en" },
      });
    const [other, ...replies] = await Promise.all([
      from("203.0.113.2"),
      ...Array.from({ length: 60 }, () => from("203.0.113.1")),
    ]);
    expect(other.statusCode).toBe(200);
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30);
    expect(statuses).toContain(429);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await from("203.0.113.1")).statusCode).toBe(200);
  });

  it("finds a Japanese verb by its base form", async () => {
    const { body } = await look({ text: "上がりませんでした", source_lang: "ja", target_lang: "sv" });
    expect(body).toMatchObject({ translated_word: "stiga", lemma: "上がる" });
  });

  it("finds a phrase as a whole", async () => {
    const { body } = await look({ text: "det finns", source_lang: "sv", target_lang: "en" });
    expect(body).toMatchObject({ translated_word: "exist", lemma: "finnas" });
  });

  it("uses the default sense without a context, and the text's sense with it", async () => {
    const word = { text: "Banken", source_lang: "sv", target_lang: "en" };
    expect((await look(word)).body).toMatchObject({
      translated_word: "bank",
      others: ["shore"],
      certainty: 0.6,
    });
    const here = await look({ ...word, context: "Banken ger el." });
    expect(here.body).toMatchObject({ translated_word: "shore", others: ["bank"], certainty: 1 });
  });

  it("does not take a sense from a reader's own text, in which no senses were chosen", async () => {
    const { headers } = await testUser();
    const payload = { text: "Min dag\n\nJag ser banken varje dag.", language: "svenska" };
    const added = await api.app.inject({ method: "POST", url: "/api/user/texts", headers, payload });
    expect(added.statusCode).toBe(201);
    const word = { text: "banken", source_lang: "sv", target_lang: "en" };
    const { body } = await look({ ...word, context: "Jag ser banken varje dag." });
    expect(body).toMatchObject({ translated_word: "bank", others: ["shore"], certainty: 0.6 });
  });

  it("translates whole sentences of the collection exactly, several at once too", async () => {
    const { body } = await look({
      text: "Havet stiger varje dag. Det finns ett hav i Fundy.",
      source_lang: "sv",
      target_lang: "ja",
    });
    expect(body).toMatchObject({
      translated_word: "海は毎日上がります。ファンディに海があります。",
      source: "sentence",
      certainty: 1,
    });
  });

  it("knows a sentence that would be segmented into several", async () => {
    const text = "”Banken ger. Havet ger”, sa Emma.";
    const called = async (sentence: string, name: string) =>
      void (await api.database.db
        .update(rewriteParagraphs)
        .set({ sentenceKeys: [sentenceKey(name, "sv")] })
        .where(arrayOverlaps(rewriteParagraphs.sentenceKeys, [sentenceKey(sentence, "sv")])));
    await called("Banken ger el.", text);
    const { body } = await look({ text, source_lang: "sv", target_lang: "en" });
    await called(text, "Banken ger el.");
    expect(body).toMatchObject({ translated_word: "The bank gives electricity.", source: "sentence" });
  });

  it("translates the sentences of a book too, by the current text of the same part", async () => {
    const asked = { text: "Havet stiger, och Emma ger el.", source_lang: "sv", target_lang: "en" };
    const { body } = await look(asked);
    expect(body).toMatchObject({
      translated_word: "The sea rises, and Emma gives electricity.",
      source: "sentence",
    });
    const superseded = async (supersededAt: Date | null) =>
      void (await api.database.db
        .update(rewrites)
        .set({ supersededAt })
        .where(and(eq(rewrites.part, "opening"), eq(rewrites.language, "en"))));
    await superseded(new Date());
    const after = await look(asked);
    await superseded(null);
    expect(after.body.source).not.toBe("sentence");
  });

  it("does not take sentences of two texts that a model wrote for translations of each other", async () => {
    const written = async (origin: "llm" | "corpus") =>
      void (await api.database.db.update(rewrites).set({ origin }).where(eq(rewrites.language, "ja")));
    const asked = { text: "Havet stiger varje dag.", source_lang: "sv", target_lang: "ja" };
    await written("llm");
    const { body } = await look(asked);
    const [{ id } = { id: 0 }] = await api.database.db
      .select({ id: rewrites.id })
      .from(rewrites)
      .where(and(eq(rewrites.language, "sv"), eq(rewrites.level, "A2"), isNotNull(rewrites.articleId)));
    const { headers } = await testUser();
    const text = await api.app.inject({ url: `/api/rewrite/${id}?target_lang=ja`, headers });
    await written("corpus");
    expect(body.source).not.toBe("sentence");
    expect(text.json().paragraphs[0].translations).toEqual([]);
    expect((await look(asked)).body.source).toBe("sentence");
  });

  it("answers a phrase without an entry word by word, as a guess: each word in the sense of the text, unknown ones as such", async () => {
    const phrase = { text: "vid banken, blå dagarnas", source_lang: "sv", target_lang: "en" };
    const { status, body } = await look({ ...phrase, context: "Banken ger el." });
    expect([status, body]).toEqual([
      200,
      {
        translated_word: "by · shore · … · day",
        source_lang: "sv",
        target_lang: "en",
        source: "lexicon",
        certainty: 0.1,
        guess: true,
        parts: [
          { text: "vid", translated_word: "by", lemma: "vid", others: [], source: "lexicon" },
          { text: "banken", translated_word: "shore", lemma: "bank", others: ["bank"], source: "lexicon" },
          { text: "blå", translated_word: null },
          { text: "dagarnas", translated_word: "day", lemma: "dag", others: [], source: "lexicon" },
        ],
      },
    ]);
  });

  it.each([
    ["of which no word is known", "blå xyzzy"],
    ["of more than twenty words", Array(21).fill("havet").join(" ")],
  ])("has no entry for a phrase %s", async (_, text) => {
    const { status, body } = await look({ text, source_lang: "sv", target_lang: "en" });
    expect([status, body.error.code]).toEqual([404, "no_entry"]);
  });

  it("says no_entry when nothing is known", async () => {
    const { status, body } = await look({ text: "xyzzy", source_lang: "sv", target_lang: "en" });
    expect([status, body.error.code]).toEqual([404, "no_entry"]);
  });

  it.each(["\u0000", "a\u0000b", "\ud800", "😀", "'; drop table rewrites; --", "%_\\", "-".repeat(1000)])(
    "has no entry for %j in any language, and does not fail",
    async (text) => {
      for (const source_lang of ["sv", "ja", "zh", "ar", "ko"]) {
        expect((await look({ text, source_lang, context: text })).body.error?.code).toMatch(
          /no_entry|bad_request/,
        );
      }
    },
  );

  it("names the field when it refuses an empty text or an unknown language", async () => {
    const { status, body } = await look({ text: " ", source_lang: "klingon" });
    expect(status).toBe(400);
    expect(body.error.details.map((detail: { field: string }) => detail.field)).toEqual(
      expect.arrayContaining(["text", "source_lang"]),
    );
  });
});

describe("the translators", () => {
  const request = {
    text: "hav",
    source: "sv",
    target: "en",
    context: undefined,
    caller: "192.0.2.1",
  } as const;
  const broken: TranslatePort = () => Promise.reject(new Error("no network"));
  const silent: TranslatePort = () => Promise.resolve(null);

  it("are tried in order; one that fails is skipped", async () => {
    const good: TranslatePort = async () => ({ translated_word: "sea", source: "lexicon", certainty: 1 });
    expect(await translate([broken, silent, good], request)).toMatchObject({
      translated_word: "sea",
      target_lang: "en",
    });
  });

  it("have no entry only if none of them failed: one that did may know it later", async () => {
    await expect(translate([silent, silent], request)).rejects.toMatchObject({ code: "no_entry" });
    for (const ports of [
      [broken, silent],
      [silent, broken],
    ])
      await expect(translate(ports, request)).rejects.toMatchObject({
        code: "translation_unavailable",
        statusCode: 503,
        message: MESSAGES.translation,
      });
  });
});

describe("the lists of the pickers", () => {
  it("name the 16 languages, and which of them have articles", async () => {
    const { languages } = (await api.app.inject({ url: "/api/languages" })).json();
    expect(languages).toHaveLength(16);
    expect(languages[0]).toEqual({
      name: "svenska",
      code: "sv",
      dir: "ltr",
      group: "european",
      has_articles: true,
    });
    expect(languages.filter((l: { has_articles: boolean }) => l.has_articles)).toHaveLength(3);
  });

  it("name the seven categories", async () => {
    expect((await api.app.inject({ url: "/api/categories" })).json().categories).toHaveLength(7);
  });
});
