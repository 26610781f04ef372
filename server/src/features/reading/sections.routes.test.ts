import type { Paragraph, Text } from "@lagom/shared/contract/text";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { articles, rewriteParagraphs } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { importSections } from "../../testing/content/content.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();
let user: TestUser;

beforeAll(async () => {
  await importSections(api.database.db);
  user = await testUser();
});

async function get<T>(url: string): Promise<T> {
  const reply = await api.app.inject({ url, headers: user.headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function sections(level: "A2" | "B1"): Promise<Text> {
  const [article] = await api.database.db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.slug, "sections"));
  return get(`/api/article/${article?.id}/rewrite?language=sv&level=${level}&target_lang=en`);
}

const headingsOf = ({ paragraphs }: Text) =>
  paragraphs.filter(({ heading }) => heading).map(({ id, text }) => `${id} ${text}`);

/** What a tap on each word of a paragraph shows. */
function taps({ entries }: Text, { tokens, text }: Paragraph): string[] {
  return tokens.flatMap((start, at) =>
    at % 3 === 0 ? [`${text.slice(start, tokens[at + 1])}=${entries[tokens[at + 2] ?? -1]?.gloss}`] : [],
  );
}

it("says which paragraphs are headings, with the same ids at every level; the title is none", async () => {
  const easy = await sections("A2");
  expect(headingsOf(easy)).toEqual(["p2 Havet i Fundy", "p4 Banken"]);
  expect(headingsOf(await sections("B1"))).toEqual(["p2 Ett hav i Fundy", "p4 Banken och havet"]);
  expect(easy.heading).toMatchObject({ id: "title", heading: false });
});

it("answers taps on a heading, and translates it as a whole", async () => {
  const text = await sections("A2");
  const heading = text.paragraphs.find(({ id }) => id === "p2");
  expect(heading?.translations).toEqual(["The sea in Fundy"]);
  expect(heading && taps(text, heading)).toEqual(["Havet=sea", "i=in", "Fundy=null"]);
  const reply = await api.app.inject({
    method: "POST",
    url: "/api/translate",
    headers: user.headers,
    payload: { text: "Banken och havet", source_lang: "sv", target_lang: "en" },
  });
  expect(reply.json()).toMatchObject({ translated_word: "The bank and the sea", source: "sentence" });
});

it("counts no heading in the length of the text or its mean sentence", async () => {
  expect(await sections("A2")).toMatchObject({ word_count: 17, level_report: { mean_sentence: 4.25 } });
});

it("says so too in the further parts of a long text", async () => {
  const whole = await sections("B1");
  await api.database.db
    .update(rewriteParagraphs)
    .set({ wordCount: 1500 })
    .where(eq(rewriteParagraphs.rewriteId, whole.rewrite_id));
  const part = await get<Text>(`/api/rewrite/${whole.rewrite_id}?part=4&target_lang=en`);
  expect(headingsOf(part)).toEqual(["p4 Banken och havet"]);
});
