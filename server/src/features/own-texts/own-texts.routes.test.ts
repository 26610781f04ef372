import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { OwnText, PreparingText } from "@lagom/shared/contract/own-texts";
import type { Text } from "@lagom/shared/contract/text";
import {
  MOST_OWN_TEXT_CHARACTERS,
  MOST_OWN_TEXT_PARAGRAPHS,
  MOST_OWN_TEXTS,
} from "@lagom/shared/text/own-text";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inPortion } from "../../platform/http/portions.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { rewriteLemmas, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { ownTextsFeature } from "./feature.ts";

const PORT = await freePort();
const api = useTestApi({ FETCH_ALLOW: `localhost:${PORT}` });
/** An api host with the limits of production. */
const strict = useTestApi(STRICT);

const PAGE = `<!doctype html><html lang="de-AT"><head><title>Die Mühle</title><meta charset="utf-8">
<script>document.title = "geändert"; fetch("/evil");</script></head>
<body><nav>Start</nav><article><h1>Die Mühle</h1>
${"<p>Die alte Mühle steht am Fluss. Der Müller &lt;b&gt; mahlt das Korn am Morgen.</p>".repeat(4)}
<p>Das Wort <ruby>Mehl<rp>(</rp><rt>gemahlen</rt><rp>)</rp></ruby> kennt er.</p>
<img src="/evil" onerror="alert(1)"></article></body></html>`;

const LONG_NAMES = `<head><meta property="og:site_name" content="${"Zeitung ".repeat(100)}">`;

let server: Server;
const asked: (string | undefined)[] = [];
/** Requests that are answered all at once, when so many wait. */
const CROWD = 30;
const crowd: ServerResponse[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url === "/article") response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    else if (request.url === "/long-names")
      response.writeHead(200, { "content-type": "text/html" }).end(PAGE.replace("<head>", LONG_NAMES));
    else if (request.url === "/empty")
      response.writeHead(200, { "content-type": "text/html" }).end("<p>Hej</p>");
    else if (request.url === "/crowd") {
      crowd.push(response);
      if (crowd.length < CROWD) return;
      for (const waiting of crowd) waiting.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    } else if (request.url === "/inside") response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    else if (request.url === "/cut") response.destroy();
    else response.writeHead(404, { "content-type": "text/html" }).end("no");
  });
  await new Promise<void>((resolve) => server.listen(PORT, "localhost", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "localhost", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const call = (
  { headers }: TestUser,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  payload?: object,
) => api.app.inject({ method, url: `/api/user/texts${url}`, headers, ...(payload ? { payload } : {}) });
const add = (user: TestUser, payload: object) => call(user, "POST", "", payload);
const SWEDISH = { text: "Katten\n\nKatten sov. Hunden sprang.\n\nSedan kom regnet.", language: "svenska" };

describe("a text of one's own", () => {
  it("is pasted, listed, read with tokens and deleted with all of it", async () => {
    const user = await testUser();
    const reply = await add(user, SWEDISH);
    expect(reply.statusCode).toBe(201);
    const own: OwnText = reply.json();
    expect(own).toMatchObject({ title: "Katten", language: "svenska", dir: "ltr", source: { url: null } });
    expect((await call(user, "GET", "")).json()).toEqual({ texts: [own], preparing: [] });
    const text: Text = (await call(user, "GET", `/${own.id}`)).json();
    expect(text).toMatchObject({ rewrite_id: own.rewrite_id, article_id: null, title: "Katten", next: null });
    expect(text.paragraphs.map((paragraph) => paragraph.text)).toEqual([
      "Katten sov. Hunden sprang.",
      "Sedan kom regnet.",
    ]);
    expect(text.paragraphs[0]?.sentences).toEqual([0, 11, 12, 26]);
    expect(text.paragraphs[0]?.tokens).toHaveLength(12);
    expect(text.entries.find(({ form }) => form === "hunden")).toMatchObject({ lemma: "hund" });
    expect((await call(user, "DELETE", `/${own.id}`)).statusCode).toBe(204);
    const { db } = api.database;
    expect(await db.select().from(rewrites).where(eq(rewrites.id, own.rewrite_id))).toEqual([]);
    expect((await call(user, "GET", `/${own.id}`)).statusCode).toBe(404);
  });

  it("is brought as the chapters of a file, whose headings stay headings in another language, too", async () => {
    const user = await testUser();
    const sections = [
      { heading: "Hunden", text: "Katten sov. Hunden sprang." },
      { heading: "Regnet", text: "Sedan kom regnet.\n\nDet regnade." },
    ];
    const reply = await add(user, { sections, title: "Bok", source_name: "bok.epub", language: "sv" });
    const own: OwnText = reply.json();
    expect(own).toMatchObject({ title: "Bok", source: { name: "bok.epub", url: null }, word_count: 9 });
    const read = async () => {
      const text: Text = (await call(user, "GET", `/${own.id}`)).json();
      return text.paragraphs.map((paragraph) => [paragraph.text, paragraph.heading]);
    };
    const paragraphs = [
      ["Hunden", true],
      ["Katten sov. Hunden sprang.", false],
      ["Regnet", true],
      ["Sedan kom regnet.", false],
      ["Det regnade.", false],
    ];
    expect(await read()).toEqual(paragraphs);
    const changed = await call(user, "PATCH", `/${own.id}`, { language: "de" });
    expect(changed.json()).toMatchObject({ lang: "de", word_count: 9 });
    expect(await read()).toEqual(paragraphs);
  });

  it("shows the readings that are written in it above its words, and not among them", async () => {
    const user = await testUser();
    const text = "宇宙《そら》を見る（みる）。漢字（かんじ）。";
    const own: OwnText = (await add(user, { text, title: "星《ほし》", language: "ja" })).json();
    expect(own.title).toBe("星");
    const read: Text = (await call(user, "GET", `/${own.id}`)).json();
    expect(read.paragraphs.map((paragraph) => paragraph.text)).toEqual(["宇宙を見る（みる）。漢字。"]);
    expect(read.entries.find(({ form }) => form === "宇宙")?.reading).toBe("そら");
  });

  it("is its owner's alone, by every way to it", async () => {
    const [owner, other] = [await testUser(), await testUser()];
    const own: OwnText = (await add(owner, SWEDISH)).json();
    expect((await call(other, "GET", "")).json()).toEqual({ texts: [], preparing: [] });
    for (const reply of [
      await call(other, "GET", `/${own.id}`),
      await call(other, "PATCH", `/${own.id}`, { language: "de" }),
      await call(other, "DELETE", `/${own.id}`),
      await api.app.inject({ url: `/api/rewrite/${own.rewrite_id}`, headers: other.headers }),
      await api.app.inject({ url: `/api/rewrite/${own.rewrite_id}` }),
      await api.app.inject({
        method: "PUT",
        url: `/api/user/reading-positions/${own.rewrite_id}`,
        headers: other.headers,
        payload: { paragraph: "1", sentence: 0, occurred_at: new Date().toISOString() },
      }),
    ])
      expect(reply.statusCode).toBe(404);
    const activity = { activity_type: "article_opened", rewrite_id: own.rewrite_id };
    const record = ({ headers }: TestUser) =>
      api.app.inject({ method: "POST", url: "/api/user/activities", headers, payload: activity });
    expect((await record(other)).statusCode).toBe(400);
    expect((await record(owner)).statusCode).toBe(201);
    const saved = await api.app.inject({
      method: "POST",
      url: "/api/user-words",
      headers: other.headers,
      payload: {
        source_word: "katt",
        translated_word: "cat",
        source_lang: "sv",
        target_lang: "en",
        context: { rewrite_id: own.rewrite_id },
      },
    });
    expect(saved.statusCode).toBe(201);
    expect(saved.json().context).toBeNull();
    const visible = await api.app.inject({ url: `/api/rewrite/${own.rewrite_id}`, headers: owner.headers });
    expect(visible.statusCode).toBe(200);
  });

  it("may have a run of letters that no index takes for a word", async () => {
    const user = await testUser();
    let seed = 1;
    const run = Array.from({ length: 1900 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCharCode(0xac00 + (seed % 11_172));
    }).join("");
    const own = await add(user, { text: `시작\n\n이것은 ${run} 말이다.`, language: "ko" });
    expect(own.statusCode).toBe(201);
    const text: Text = (await call(user, "GET", `/${own.json().id}`)).json();
    expect(text.paragraphs[0]?.text).toBe(`이것은 ${run} 말이다.`);
  });

  it("changes its language, and is tokenised again", async () => {
    const user = await testUser();
    const own: OwnText = (await add(user, { ...SWEDISH, text: "我爱北京。", language: "svenska" })).json();
    const changed = await call(user, "PATCH", `/${own.id}`, { language: "中文" });
    expect(changed.json()).toMatchObject({ id: own.id, lang: "zh", title: "我爱北京。" });
    const text: Text = (await call(user, "GET", `/${own.id}`)).json();
    expect(text.paragraphs[0]?.tokens.length).toBeGreaterThan(3);
  });

  it.each([
    ["POST", "", 400],
    ["PATCH", "/1", 404],
  ] as const)("is prepared at most ten times a minute by %s", async (method, path, status) => {
    const { headers } = await testUser();
    const request = { method, url: `/api/user/texts${path}`, headers, payload: { language: "sv" } };
    const ask = async () => (await strict.app.inject(request)).statusCode;
    for (let asked = 0; asked < 10; asked += 1) expect(await ask()).toBe(status);
    expect(await ask()).toBe(429);
  });

  it("tells its language by its script", async () => {
    const user = await testUser();
    expect((await add(user, { text: "Кошка спит на окне." })).json()).toMatchObject({ lang: "ru" });
    expect((await add(user, { text: "القطة تنام على النافذة." })).json()).toMatchObject({
      lang: "ar",
      dir: "rtl",
    });
  });

  it("keeps markup, marks of direction and emoji as text", async () => {
    const user = await testUser();
    const line = "<script>alert(1)</script> \u202Eabc\u202C 👩‍👩‍👧 zero\u200Bwidth e\u0301.";
    const own: OwnText = (await add(user, { text: line, title: "T", language: "en" })).json();
    const text: Text = (await call(user, "GET", `/${own.id}`)).json();
    expect(text.paragraphs.map((paragraph) => paragraph.text).join(" ")).toBe(line.normalize("NFC"));
  });

  it("may have 5,000 lines, and no more", async () => {
    const user = await testUser();
    const lines = Array.from({ length: MOST_OWN_TEXT_PARAGRAPHS }, (_, n) => `xq${n.toString(36)}`);
    const reply = await add(user, { text: lines.join("\n"), title: "T", language: "en" });
    expect(reply.statusCode).toBe(201);
    const { rewrite_id }: OwnText = reply.json();
    const { db } = api.database;
    const stored = await db
      .select({ text: rewriteParagraphs.text })
      .from(rewriteParagraphs)
      .where(eq(rewriteParagraphs.rewriteId, rewrite_id))
      .orderBy(asc(rewriteParagraphs.position));
    expect(stored.map(({ text }) => text)).toEqual(["T", ...lines]);
    expect(await db.$count(rewriteLemmas, eq(rewriteLemmas.rewriteId, rewrite_id))).toBe(lines.length);
    const refused = await add(user, { text: [...lines, "x"].join("\n"), title: "T", language: "en" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.details).toEqual([
      { field: "text", message: "has more than 5000 paragraphs; add it in parts" },
    ]);
  });

  it("may hold half an emoji, and names a title that cannot be stored", async () => {
    const user = await testUser();
    const half = { text: "Katten \ud83d sov.\n\nHunden\ud83d.", language: "sv" };
    const own: OwnText = (await add(user, half)).json();
    expect(own).toMatchObject({ title: "Katten \uFFFD sov." });
    const refused = await add(user, { ...half, title: "Katten\0" });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.details).toMatchObject([{ field: "title" }]);
  });

  it("stands in the download of all data", async () => {
    const user = await testUser();
    await add(user, SWEDISH);
    const data = (await api.app.inject({ url: "/api/user/export", headers: user.headers })).json();
    expect(data.own_texts).toMatchObject([
      { title: "Katten", paragraphs: ["Katten", "Katten sov. Hunden sprang.", "Sedan kom regnet."] },
    ]);
  });

  it("is read for the download one at a time", async () => {
    const user = await testUser();
    await add(user, SWEDISH);
    const second: OwnText = (await add(user, SWEDISH)).json();
    const texts = ownTextsFeature.personalData?.exported?.own_texts?.(api.database.db, user.id);
    if (!texts) throw new Error("Own texts are not exported");
    const read: unknown[] = [];
    for await (const text of texts) {
      read.push(text);
      await call(user, "DELETE", `/${second.id}`);
    }
    expect(read).toMatchObject([{ title: "Katten" }]);
  });

  it.each([
    ["text", {}],
    ["text", { text: "x", url: "https://example.com/" }],
    ["text", { text: "x", sections: [{ heading: "", text: "x" }] }],
    ["sections", { sections: [{ heading: "", text: " \n " }] }],
    ["sections", { sections: Array(3).fill({ heading: "", text: "x".repeat(60_000) }) }],
    ["sections.0.heading", { sections: [{ heading: "x".repeat(201), text: "x" }] }],
    ["text", { text: " \n " }],
    ["text", { text: "x".repeat(MOST_OWN_TEXT_CHARACTERS + 1) }],
    ["url", { url: "javascript:alert(1)" }],
    ["url", { url: "http://127.0.0.1/" }],
    ["url", { url: "http://169.254.169.254/latest/meta-data" }],
    ["language", { text: "x", language: "klingon" }],
  ])("is refused by naming a bad %s, and not stored", async (field, payload) => {
    const user = await testUser();
    const reply = await add(user, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field }]);
    expect(await api.database.db.select().from(ownTexts).where(eq(ownTexts.userId, user.id))).toEqual([]);
  });
});

/** Holds up the preparation of a user's texts until `release` is called. */
function holdUp({ id }: TestUser) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = inPortion(id, () => promise, { first: 0, lasting: 0 });
  return {
    async release() {
      resolve();
      await held;
    },
  };
}

/** A reader who looks again does not use a processor up. */
const BETWEEN_LOOKS_MS = 20;
interface Listed {
  texts: OwnText[];
  preparing: PreparingText[];
}
const list = async (user: TestUser): Promise<Listed> => (await call(user, "GET", "")).json();

/** The user's texts, looked at again and again until the work is done. */
async function* listedDuring(work: Promise<unknown>, user: TestUser): AsyncGenerator<Listed> {
  let working = true;
  const done = work.finally(() => {
    working = false;
  });
  while (working) {
    yield await list(user);
    await setTimeout(BETWEEN_LOOKS_MS);
  }
  await done;
}

describe("a text that is being prepared", () => {
  it("shows how far it is, and can be read once it is done", async () => {
    const user = await testUser();
    const seen = new Set<number>();
    const portion = "Havet är stort och blått. ".repeat(40);
    const added = add(user, { text: Array(12).fill(portion).join("\n\n"), language: "sv" });
    for await (const { texts, preparing } of listedDuring(added, user)) {
      expect([0, 1]).toContain(texts.length + preparing.length);
      for (const { progress } of preparing) seen.add(progress);
    }
    expect((await added).statusCode).toBe(201);
    expect(seen.size).toBeGreaterThan(3);
    expect(await list(user)).toMatchObject({ texts: [{ id: (await added).json().id }], preparing: [] });
  });

  it("leaves a reader room for one more, and no third", async () => {
    const user = await testUser();
    const { release } = holdUp(user);
    const replies = [add(user, SWEDISH), add(user, SWEDISH), add(user, SWEDISH)];
    expect((await Promise.race(replies)).statusCode).toBe(429);
    await release();
    const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 201, 429]);
    expect((await add(user, SWEDISH)).statusCode).toBe(201);
  });

  it("counts among those when it is tokenised again in another language", async () => {
    const user = await testUser();
    const own: OwnText = (await add(user, SWEDISH)).json();
    const { release } = holdUp(user);
    const replies = [add(user, SWEDISH), add(user, SWEDISH)];
    await expect.poll(async () => (await list(user)).preparing.length).toBe(2);
    const refused = await call(user, "PATCH", `/${own.id}`, { language: "de" });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("10");
    await release();
    for (const reply of replies) expect((await reply).statusCode).toBe(201);
    expect((await call(user, "PATCH", `/${own.id}`, { language: "de" })).json().lang).toBe("de");
  });

  it("is tokenised again by one call at a time, and can be read meanwhile", async () => {
    const user = await testUser();
    const text = "我爱北京。今天天气很好。".repeat(300);
    const own: OwnText = (await add(user, { text, language: "sv" })).json();
    const seen = new Set<number>();
    const changed = Promise.all(
      ["zh", "ja", "de"].map((language) => call(user, "PATCH", `/${own.id}`, { language })),
    );
    for await (const { texts, preparing } of listedDuring(changed, user)) {
      expect(texts).toHaveLength(1);
      for (const { id, progress } of preparing) if (id === own.id) seen.add(progress);
    }
    const replies = await changed;
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
    for (const reply of replies)
      if (reply.statusCode === 429) expect(reply.headers["retry-after"]).toBe("10");
    expect(seen.size).toBeGreaterThan(0);
    const [after] = (await list(user)).texts as [OwnText];
    const fresh: OwnText = (await add(user, { text, language: after.lang })).json();
    const tokensOf = ({ rewrite_id }: OwnText) =>
      api.database.db
        .select({ tokens: rewriteParagraphs.tokens })
        .from(rewriteParagraphs)
        .where(eq(rewriteParagraphs.rewriteId, rewrite_id))
        .orderBy(asc(rewriteParagraphs.position));
    expect(await tokensOf(after)).toEqual(await tokensOf(fresh));
    expect((await call(user, "PATCH", `/${own.id}`, { language: "sv" })).statusCode).toBe(200);
  });

  it("can be tokenised again after the process that did so ended", async () => {
    const user = await testUser();
    const own: OwnText = (await add(user, SWEDISH)).json();
    const retokenisedSince = new Date(Date.now() - 6 * 60_000);
    await api.database.db.update(ownTexts).set({ retokenisedSince }).where(eq(ownTexts.id, own.id));
    expect((await call(user, "GET", "")).json()).toEqual({ texts: [own], preparing: [] });
    expect((await call(user, "PATCH", `/${own.id}`, { language: "de" })).statusCode).toBe(200);
  });

  it("is refused before any work when the reader has as many as may be kept", async () => {
    const user = await testUser();
    await add(user, SWEDISH);
    const { db } = api.database;
    await db
      .insert(ownTexts)
      .values(Array.from({ length: MOST_OWN_TEXTS - 1 }, () => ({ userId: user.id, sourceName: "x" })));
    const before = asked.length;
    const refused = await add(user, { url: `http://localhost:${PORT}/article` });
    expect(refused.statusCode).toBe(409);
    expect(asked).toHaveLength(before);
  });

  it("cannot be read yet", async () => {
    const user = await testUser();
    const own: OwnText = (await add(user, SWEDISH)).json();
    const { db } = api.database;
    await db.update(ownTexts).set({ progress: 40 }).where(eq(ownTexts.id, own.id));
    expect((await call(user, "GET", `/${own.id}`)).statusCode).toBe(404);
    expect((await call(user, "PATCH", `/${own.id}`, { language: "de" })).statusCode).toBe(404);
    const { source } = own;
    expect((await call(user, "GET", "")).json()).toEqual({
      texts: [],
      preparing: [{ id: own.id, source, progress: 40 }],
    });
  });

  it("makes room when its process ended before it was done", async () => {
    const user = await testUser();
    await call(user, "GET", "");
    const { db } = api.database;
    const createdAt = new Date(Date.now() - 6 * 60_000);
    const left = { userId: user.id, sourceName: "x", progress: 40, createdAt };
    await api.app.inject({ url: "/api/user/me", headers: user.headers });
    await db.insert(ownTexts).values([left, left]);
    expect((await call(user, "GET", "")).json()).toEqual({ texts: [], preparing: [] });
    expect((await add(user, SWEDISH)).statusCode).toBe(201);
    expect(await db.$count(ownTexts, eq(ownTexts.userId, user.id))).toBe(1);
  });
});

describe("a text by its link", () => {
  it("is the page's article, and no script of it runs", async () => {
    const user = await testUser();
    const reply = await add(user, { url: `http://localhost:${PORT}/article` });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      title: "Die Mühle",
      lang: "de",
      source: { name: "localhost", url: `http://localhost:${PORT}/article` },
    });
    const text: Text = (await call(user, "GET", `/${reply.json().id}`)).json();
    expect(text.paragraphs[0]?.text).toContain("Der Müller <b> mahlt");
    expect(text.paragraphs.at(-1)?.text).toBe("Das Wort Mehl kennt er.");
    expect(asked).not.toContain("/evil");
  });

  it("shortens a name of any length, and takes no empty title from a reader", async () => {
    const url = `http://localhost:${PORT}/long-names`;
    const named = await add(await testUser(), { url, title: "" });
    expect(named.json()).toMatchObject({
      title: "Die Mühle",
      source: { name: "Zeitung ".repeat(25).trim() },
    });
    const own = await add(await testUser(), { url, title: "Mu\u0308hle" });
    expect(own.json().title).toBe("M\u00fchle");
  });

  it("is refused while too many wait to be read", async () => {
    const users = await Promise.all(Array.from({ length: CROWD }, () => testUser()));
    const link = { url: `http://localhost:${PORT}/crowd` };
    const replies = await Promise.all(users.map((user) => add(user, link)));
    const read = replies.filter(({ statusCode }) => statusCode === 201);
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(read.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBe(CROWD - read.length);
    expect(refused[0]?.json().error.code).toBe("unavailable");
    const next = await add(await testUser(), { url: `http://localhost:${PORT}/article` });
    expect(next.statusCode).toBe(201);
  });

  it.each([
    ["/empty", "leads to a page without an article"],
    ["/gone", "leads to a page that answers 404"],
    ["/inside", "is no public address"],
    ["/cut", "cannot be reached from here"],
  ])("says what is wrong with %s", async (path, message) => {
    const reply = await add(await testUser(), { url: `http://localhost:${PORT}${path}` });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toEqual([{ field: "url", message }]);
  });
});
