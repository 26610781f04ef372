import type { Text } from "@lagom/shared/contract/text";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { books } from "../../../schema/books.table.ts";
import { rewriteParagraphs, rewrites } from "../../../schema/texts.table.ts";
import { useTestApi } from "../../../testing/api.ts";
import { importFixture } from "../../../testing/content/content.ts";
import { startModelServer } from "../../../testing/content/model-server.ts";
import { type TestUser, testUser } from "../../../testing/tokens.ts";

const model = await startModelServer();
const api = useTestApi({ LLM_BASE_URL: model.url, LLM_MODEL: "test", LLM_TIMEOUT_SECONDS: "5" });
let user: TestUser;
let emma: number;
let walden: number;

const BOOK =
  "Havet i Walden\nDet finns ett hav i Walden.\n\nHavet stiger varje dag, och det ger el.\n\nBanken vid havet ger el.";

beforeAll(async () => {
  await importFixture(api.database.db);
  user = await testUser();
  emma = await idOf("emma");
  walden = await idOf("walden");
});
beforeEach(() => {
  model.requests = [];
  model.answer = ({ system }) =>
    system.includes("write about books") ? BOOK : "Emma ger el varje dag vid havet.";
});
afterAll(() => model.close());

async function idOf(slug: string): Promise<number> {
  const [book] = await api.database.db.select({ id: books.id }).from(books).where(eq(books.slug, slug));
  return book?.id ?? 0;
}

const get = (url: string, headers = {}) => api.app.inject({ url: `/api/books/${url}`, headers });
const post = (url: string, payload?: object, headers: Record<string, string> = user.headers) =>
  api.app.inject({ method: "POST", url: `/api/books/${url}`, headers, ...(payload ? { payload } : {}) });

it("says of a text that its sentences can be translated: to a user, for whom the model may be asked", async () => {
  const summary = async (headers?: object) => (await get(`${emma}/summary?lang=sv&level=A2`, headers)).json();
  expect(await summary(user.headers)).toMatchObject({ translates: true });
  expect(await summary()).toMatchObject({ translates: false });
});

describe("a missing summary", () => {
  it("is not written for a visitor, nor by a GET", async () => {
    expect((await get(`${walden}/summary?lang=sv&level=A2`)).json().error.code).toBe("no_text");
    expect((await get(`${walden}/summary?lang=sv&level=A2`, user.headers)).json().error.code).toBe("no_text");
    expect((await post(`${walden}/translation?lang=sv&level=A2`, undefined, {})).json().error.code).toBe(
      "no_text",
    );
    expect(model.requests).toEqual([]);
  });

  it("is written from what the model knows of the book, and says so", async () => {
    const text: Text = (await post(`${walden}/summary`, { lang: "sv", level: "A2" })).json();
    expect(text).toMatchObject({
      title: "Havet i Walden",
      origin: "llm",
      source: { name: "Written by a language model", url: null },
      meaning_report: null,
    });
    expect(text.paragraphs).toHaveLength(2);
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.text).toMatch(/^Walden\nHenry David Thoreau\n1854$/);
    expect((await get(`${walden}/summary?lang=sv&level=A2`)).json().rewrite_id).toBe(text.rewrite_id);
  });

  it("is not made up if the model does not know the book", async () => {
    model.answer = () => "UNKNOWN";
    const reply = await post(`${walden}/translation?lang=en&level=A2`);
    expect(reply.json().error.code).toBe("rewrite_failed");
    expect(model.requests).toHaveLength(1);
  });

  it("at another level is written from the existing one", async () => {
    const text: Text = (await post(`${emma}/summary`, { lang: "sv", level: "B2" })).json();
    expect(text).toMatchObject({ level: "B2", origin: "llm", meaning_report: { missing: [] } });
    expect(model.requests[0]?.text).toBe("Emma, som finns vid havet");
  });
});

describe("a summary that is written again", () => {
  it("needs a user, and supersedes the old one without deleting it", async () => {
    const before: Text = (await get(`${emma}/summary?lang=sv&level=B1`)).json();
    const url = `${emma}/summary?lang=sv&level=B1&regenerate=true`;
    expect((await get(url)).statusCode).toBe(401);
    const after: Text = (await get(url, user.headers)).json();
    expect(after.rewrite_id).not.toBe(before.rewrite_id);
    expect((await get(`${emma}/summary?lang=sv&level=B1`)).json().rewrite_id).toBe(after.rewrite_id);
    const old = await api.app.inject({ url: `/api/rewrite/${before.rewrite_id}` });
    expect(old.json().title).toBe(before.title);
    const rows = await api.database.db
      .select({ superseded: rewrites.supersededAt })
      .from(rewrites)
      .where(and(eq(rewrites.id, before.rewrite_id)));
    expect(rows[0]?.superseded).not.toBeNull();
  });
});

describe("a text by the model", () => {
  const again = (id: number) =>
    api.app.inject({ method: "POST", url: `/api/rewrite/${id}/retry`, headers: user.headers });
  const paragraphsOf = (id: number) =>
    api.database.db.select().from(rewriteParagraphs).where(eq(rewriteParagraphs.rewriteId, id));

  it("is not rewritten if nothing in it failed", async () => {
    const text: Text = (await post(`${walden}/summary`, { lang: "sv", level: "B2" })).json();
    const before = await paragraphsOf(text.rewrite_id);
    model.requests = [];
    model.answer = () => BOOK.replaceAll("Walden", "Concord");
    const reply = await again(text.rewrite_id);
    expect(reply.statusCode, reply.body).toBe(404);
    expect(reply.json().error.code).toBe("not_found");
    expect(model.requests).toEqual([]);
    expect(await paragraphsOf(text.rewrite_id)).toEqual(before);
  });

  it("is not mended once a newer one has superseded it", async () => {
    const old: Text = (await post(`${walden}/summary`, { lang: "sv", level: "C1" })).json();
    const renewed = await get(`${walden}/summary?lang=sv&level=C1&regenerate=true`, user.headers);
    expect(renewed.json().rewrite_id).not.toBe(old.rewrite_id);
    await api.database.db
      .update(rewriteParagraphs)
      .set({ rewritten: false })
      .where(eq(rewriteParagraphs.rewriteId, old.rewrite_id));
    model.requests = [];
    expect((await again(old.rewrite_id)).statusCode).toBe(404);
    expect(model.requests).toEqual([]);
  });
});
