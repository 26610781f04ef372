import type { Serial, Text } from "@lagom/shared/contract/text";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { books } from "../../schema/books.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importSerial } from "../../testing/content/content.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();
let user: TestUser;
let emma: number;
let walden: number;

beforeAll(async () => {
  await importSerial(api.database.db);
  user = await testUser();
  emma = await idOf("emma");
  walden = await idOf("walden");
});

async function idOf(slug: string): Promise<number> {
  const [book] = await api.database.db.select({ id: books.id }).from(books).where(eq(books.slug, slug));
  return book?.id ?? 0;
}

const get = (url: string, headers = {}) => api.app.inject({ url: `/api/${url}`, headers });
const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url: `/api/${url}`, headers, ...(payload ? { payload } : {}) });

describe("the summary of a book", () => {
  it("is a text like an article's, and open to visitors", async () => {
    const text: Text = (await get(`books/${emma}/summary?lang=sv&level=B1&target_lang=en`)).json();
    expect(text).toMatchObject({
      book_id: emma,
      article_id: null,
      part: "summary",
      origin: "corpus",
      category: null,
      title: "Emma som ger el",
      lang: "sv",
      level: "B1",
      requested_level: "B1",
      levels: ["A1", "A2", "B1", "C1"],
      source: { name: "Lagom collection", url: null },
      known_percent: null,
      known_level: null,
      next: null,
    });
    expect(text.paragraphs[0]?.translations[0]).toBe(
      "There is a bank by the sea, and it gives electricity every day.",
    );
    expect(text.entries.find(({ form }) => form === "banken" || form === "bank")?.gloss).toBe("bank");
  });

  it("is given at the nearest level, preferring easier, and the reply says so", async () => {
    const text: Text = (await get(`books/${emma}/summary?lang=svenska&level=B2`)).json();
    expect(text).toMatchObject({ level: "B1", requested_level: "B2" });
  });

  it("is the same by POST, and by its rewrite id for a visitor too", async () => {
    const text: Text = (
      await post(`books/${emma}/summary`, { lang: "sv", level: "C1" }, user.headers)
    ).json();
    expect(text).toMatchObject({ level: "C1", book_id: emma });
    expect((await get(`rewrite/${text.rewrite_id}`)).json()).toMatchObject({ rewrite_id: text.rewrite_id });
  });

  it("is refused with a code if there is none", async () => {
    for (const url of [
      `books/${walden}/summary?lang=sv&level=B1`,
      `books/${emma}/summary?lang=pl&level=B1`,
    ]) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().error.code).toBe("no_text");
    }
    expect((await get("books/999999/summary?lang=sv&level=B1")).json().error.code).toBe("not_found");
    expect((await get(`books/${emma}/summary?lang=xx&level=B1`)).json().error.details[0].field).toBe("lang");
  });

  it("counts as read and provides the sentence of a saved word", async () => {
    const text: Text = (await get(`books/${emma}/summary?lang=sv&level=A2`, user.headers)).json();
    const finished = await post(
      "user/activities",
      { activity_type: "article_finished", rewrite_id: text.rewrite_id, activity_data: {} },
      user.headers,
    );
    expect(finished.statusCode, finished.body).toBeLessThan(300);
    const saved = await post(
      "user-words",
      {
        source_word: "hav",
        translated_word: "sea",
        source_lang: "sv",
        target_lang: "en",
        context: { rewrite_id: text.rewrite_id, sentence: "Det finns en bank vid havet." },
      },
      user.headers,
    );
    expect(saved.statusCode, saved.body).toBeLessThan(300);
  });
});

describe("a book", () => {
  it("says which texts of it there are, and what it is about at the level asked for or the nearest", async () => {
    const levels = ["A1", "A2", "B1", "C1"];
    const book = (await get("books/slug/emma?level=B2&lang=sv")).json();
    expect(book.texts).toEqual([
      { part: "summary", lang: "en", levels },
      { part: "summary", lang: "sv", levels },
      { part: "opening", lang: "en", levels },
      { part: "opening", lang: "sv", levels },
      { part: "chapter-1", lang: "en", levels: ["A2", "B1"] },
      { part: "chapter-1", lang: "sv", levels: ["A2", "B1"] },
      { part: "chapter-2", lang: "en", levels: ["A2", "B1"] },
      { part: "chapter-2", lang: "sv", levels: ["A2", "B1"] },
    ]);
    expect(book.excerpt).toEqual({ lang: "sv", level: "B1", text: "Emma ger el varje dag." });
    expect((await get("books/slug/emma?level=A1")).json().excerpt).toMatchObject({ lang: "sv", level: "A1" });
    expect((await get("books/slug/emma?level=A1&lang=pl")).json().excerpt).toBeNull();
    expect((await get("books/slug/emma")).json().excerpt).toBeNull();
    expect((await get("books/slug/walden?level=A1")).json()).toMatchObject({ texts: [], excerpt: null });
    expect((await get("books/slug/emma?level=X9")).json().error.details[0].field).toBe("level");
  });
});

describe("the opening of a book", () => {
  it("is retold at its level", async () => {
    const reply = await post(`books/${emma}/translation?lang=en&level=B2&target_lang=sv`);
    expect(reply.json()).toMatchObject({
      part: "opening",
      level: "B1",
      requested_level: "B2",
      title: "Emma",
    });
    expect((await post(`books/${walden}/translation?lang=en&level=A2`)).json().error.code).toBe("no_text");
  });
});

describe("a serial", () => {
  const chapters = async (query: string, headers = {}): Promise<Serial> =>
    (await get(`books/${emma}/chapters?${query}`, headers)).json();

  it("lists its chapters at the nearest level, for visitors too; other books have none", async () => {
    expect(await chapters("lang=sv&level=C1")).toEqual({
      title: "Emma",
      slug: "emma",
      lang: "sv",
      chapters: [
        {
          number: 1,
          title: "Banken vid havet",
          summary: "Emma hittar en bank vid havet och ger den el.",
          level: "B1",
          minutes: 1,
          finished: false,
        },
        {
          number: 2,
          title: "En dag vid havet",
          summary: "Banken vid havet får el varje dag.",
          level: "B1",
          minutes: 1,
          finished: false,
        },
      ],
      continue_with: null,
    });
    const { chapters: easier } = await chapters("lang=en&level=A1");
    expect(easier.map(({ title, level }) => [title, level])).toEqual([
      ["Emma and the bank", "A2"],
      ["Emma gives a day", "A2"],
    ]);
    expect((await chapters("lang=pl&level=A2")).chapters).toEqual([]);
    expect((await get(`books/${walden}/chapters?lang=sv&level=A2`)).json().chapters).toEqual([]);
    expect((await get("books/999999/chapters?lang=sv&level=A2")).json().error.code).toBe("not_found");
  });

  it("gives a chapter at its level, and says which field is wrong", async () => {
    const text: Text = (await get(`books/${emma}/chapters/2?lang=en&level=B2&target_lang=sv`)).json();
    expect(text).toMatchObject({
      part: "chapter-2",
      level: "B1",
      requested_level: "B2",
      levels: ["A2", "B1"],
    });
    expect(text.paragraphs[0]?.translations[0]).toBe("Det finns en dag vid havet, och Emma ger el.");
    const code = async (url: string) => (await get(url)).json().error.code;
    expect(await code(`books/${emma}/chapters/3?lang=en&level=A2`)).toBe("no_text");
    expect(await code("books/999999/chapters/1?lang=en&level=A2")).toBe("not_found");
    for (const chapter of ["0", "9", "x"]) {
      const { error } = (await get(`books/${emma}/chapters/${chapter}?lang=en&level=A2`)).json();
      expect(error.details[0].field).toBe("chapter");
    }
  });

  it("goes on with the first chapter that the reader has not finished at any level, in this language", async () => {
    const reader = await testUser();
    const record = async (chapter: number, level: string, activity_type: string) => {
      const text: Text = (await get(`books/${emma}/chapters/${chapter}?lang=sv&level=${level}`)).json();
      const activity = { activity_type, rewrite_id: text.rewrite_id, activity_data: {} };
      const reply = await post("user/activities", activity, reader.headers);
      expect(reply.statusCode, reply.body).toBeLessThan(300);
    };
    const seen = async (lang: string) => {
      const serial = await chapters(`lang=${lang}&level=A2`, reader.headers);
      return [serial.continue_with, ...serial.chapters.map(({ finished }) => finished)];
    };
    expect(await seen("sv")).toEqual([null, false, false]);
    await record(1, "B1", "article_opened");
    expect(await seen("sv")).toEqual([1, false, false]);
    await record(1, "B1", "article_finished");
    expect(await seen("sv")).toEqual([2, true, false]);
    expect(await seen("en")).toEqual([null, false, false]);
    await record(2, "A2", "article_finished");
    expect(await seen("sv")).toEqual([null, true, true]);
  });
});

describe("the texts of articles", () => {
  it("are closed to visitors", async () => {
    const [row] = await api.database.db
      .select({ id: rewrites.id })
      .from(rewrites)
      .where(and(eq(rewrites.language, "sv"), eq(rewrites.title, "Havet i Fundy")));
    expect((await get(`rewrite/${row?.id}`)).json().error.code).toBe("unauthorized");
  });
});
