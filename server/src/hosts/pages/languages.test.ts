import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import { CURRENT_RELEASES, RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { LANGUAGES } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";

const routes = (home: string, books: string) =>
  JSON.stringify([
    { path: "/", guard: "none", title: home, description: `${home}.`, page: "landing" },
    { path: "/books", guard: "none", title: books, page: "books", area: "books" },
  ]);
const SHELL = testRelease("shell", "0000000000a1", {
  files: {
    "messages/ar.js": "the shell's messages in Arabic",
    "messages/ar.landing.js": "those of the landing page",
    "prerendered/landing.html": "the landing page",
    "prerendered/ar/landing.html": "the landing page in Arabic",
    "prerendered/area.html": "the frame",
    "prerendered/ar/area.html": "the frame in Arabic",
    "document.html": '<html lang="en" dir="ltr"><!--head--><!--body--></html>',
    "document.ar.html": '<html lang="ar" dir="rtl"><!--head--><!--body--></html>',
    "routes.json": routes("Home", "Books"),
    "routes.ar.json": routes("البداية", "الكتب"),
  },
});
const BOOKS = testRelease("books", "0000000000b1", {
  files: { "messages/ar.js": "the books area's messages in Arabic" },
});
const WITHOUT = testRelease("books", "0000000000b2");
const page = (path: string, more: object) => ({ path, page: "landing", title: "Notes", ...more });
const NOTES = testRelease("notes", "0000000000c1", {
  pages: [
    page("/notes", {
      title: { en: "Notes", ar: "الملاحظات" },
      description: { en: "All about notes", ar: "كل شيء عن الملاحظات" },
      nav: { en: "My notes", ar: "ملاحظاتي" },
      guard: "none",
    }),
    page("/notes/old", { title: { en: "Old notes", de: "Alte Notizen" }, nav: "Old", guard: "admin" }),
  ] as never,
});
/** Differs from the one before in its Arabic alone. */
const RENAMED = testRelease("notes", "0000000000c2", {
  files: {
    "messages/ar.js": "the notes area's messages in Arabic",
    "messages/ar.landing.js": "those of its page",
    "messages/ar.print.js": "those of a dialog",
  },
  pages: [
    page("/notes", {
      title: { en: "Notes", ar: "المذكرات" },
      description: { en: "All about notes", ar: "كل شيء عن المذكرات" },
      nav: { en: "My notes", ar: "مذكراتي" },
      guard: "none",
    }),
    page("/notes/old", { title: { en: "Old notes", de: "Alte Notizen" }, nav: "Old", guard: "admin" }),
  ] as never,
});

let folder: string;
let database: Database;
let web: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-languages-"));
  database = await testDatabase();
  const store = folderStore(join(folder, "releases"));
  const change = async (what: Parameters<typeof changeEnvironment>[2]) =>
    changeEnvironment(database.db, await readEnvironment(database.db), what, { who: "test" });
  await change({ action: "create", deployable: "notes" });
  for (const release of [SHELL, BOOKS, WITHOUT, NOTES, RENAMED]) {
    await storeRelease({ database, store }, release);
    const { deployable, id: to } = release.record;
    await change({ action: "promote", deployable, to, percent: null });
  }
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder });
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
});
afterAll(async () => {
  await web.close();
  await database.close();
  // The copies of what is live are still being made beside the first page.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

const pageIn = async (language: string, path = "/") => {
  const { body, headers } = await web.inject({ url: path, headers: { "accept-language": language } });
  const [, document = ""] = new RegExp(`id="${RELEASE_DOCUMENT_ID}">(.*?)</script>`).exec(body) ?? [];
  return { body, headers, document: JSON.parse(document) as ReleaseDocument };
};
const WEB = "http://localhost:3000";
const linksOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<link rel="(?:alternate" hreflang="([\w-]+)|canonical)" href="(.*?)">/g)].map(
      ([, language = "canonical", href]) => [language, href],
    ),
  );
const MESSAGES = "/releases/shell/0000000000a1/messages/ar.js";
const LANDING_MESSAGES = MESSAGES.replace("ar.js", "ar.landing.js");

test("a page is drawn in the language of its reader, which it says, with the messages before the shell's own script", async () => {
  const { body, headers, document } = await pageIn("ar");
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain("<title>البداية · Lagom</title>");
  expect(body).toContain("the landing page in Arabic");
  for (const announced of [MESSAGES, LANDING_MESSAGES])
    expect(body).toContain(`<link rel="preload" as="script" href="${announced}" integrity="sha384-`);
  expect(document.shell.live.scripts.map(({ src }) => src)).toEqual([
    MESSAGES,
    "/releases/shell/0000000000a1/main.js",
  ]);
  expect(headers).toMatchObject({ "content-language": "ar", vary: expect.stringContaining("cookie") });
});

test("for offline, the files of the live releases are named, with the messages of the reader alone", async () => {
  const filesFor = async (language: string) => {
    const reply = await web.inject({ url: "/offline.json", headers: { "accept-language": language } });
    const { files } = reply.json() as { files: { url: string }[] };
    return files.map(({ url }) => url).filter((url) => url.includes("/messages/"));
  };
  expect(await filesFor("ar")).toEqual([MESSAGES, LANDING_MESSAGES]);
  expect(await filesFor("en")).toEqual([]);
});

test("an area's page announces its messages, and names those of each release; one that has none is English", async () => {
  const { body, document } = await pageIn("ar", "/books");
  expect(body).toContain("the frame in Arabic");
  expect(document.areas.books?.fallback).toMatchObject({
    id: BOOKS.record.id,
    messages: {
      src: "/releases/books/0000000000b1/messages/ar.js",
      integrity: BOOKS.record.files["messages/ar.js"]?.integrity,
    },
  });
  expect(document.areas.books?.live).not.toHaveProperty("messages");
  expect(body).not.toContain('href="/releases/books/0000000000b2/messages/');
});

test("an area's page announces what this page alone says, too, in parallel with its code", async () => {
  const announced = async (language: string) =>
    [
      ...(await pageIn(language, "/notes")).body.matchAll(
        /"(\/releases\/notes\/\w+\/messages\/.*?)" integrity/g,
      ),
    ].map(([, href]) => href);
  const messages = "/releases/notes/0000000000c2/messages";
  expect(await announced("ar")).toEqual([`${messages}/ar.js`, `${messages}/ar.landing.js`]);
  expect(await announced("en")).toEqual([]);
});

test.for(["en", "de", "fi"])(
  "in %s, in which this shell has no messages, a page is English",
  async (language) => {
    const { body, headers, document } = await pageIn(language);
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(body).toContain("the landing page");
    expect(body).not.toContain("/messages/");
    expect(document.shell.live.scripts).toHaveLength(1);
    expect(headers["content-language"]).toBe("en");
  },
);

test("an open tab is told of new releases with the messages of its language; an unknown language is English", async () => {
  const scripts = async (language: string) => {
    const { shell } = (await web.inject(`${CURRENT_RELEASES}?language=${language}`)).json<ReleaseDocument>();
    return shell.live.scripts.map(({ src }) => src);
  };
  expect(await scripts("ar")).toEqual([MESSAGES, "/releases/shell/0000000000a1/main.js"]);
  for (const language of ["en", "de", "xx", "", "ar&language=ar"])
    expect(await scripts(language), language).toEqual(["/releases/shell/0000000000a1/main.js"]);
});

test("a page that an area declares has its title and description in the reader's language, in English where that lacks", async () => {
  const { body } = await pageIn("ar", "/notes");
  expect(body).toContain("<title>المذكرات · Lagom</title>");
  expect(body).toContain('<meta name="description" content="كل شيء عن المذكرات">');
  expect(body).toContain('<meta property="og:title" content="المذكرات">');
  expect((await pageIn("ar", "/notes/old")).body).toContain("<title>Old notes · Lagom</title>");
  for (const language of ["en", "de"]) {
    const { body } = await pageIn(language, "/notes");
    expect(body).toContain("<title>Notes · Lagom</title>");
    expect(body).toContain('<meta name="description" content="All about notes">');
  }
});

test("pages and open tabs get titles and menu entries of declared pages in their language, of each release", async () => {
  const pagesOf = ({ areas: { notes } }: ReleaseDocument) =>
    [notes?.live, notes?.fallback].map((release) => release?.pages?.map(({ title, nav }) => [title, nav]));
  const old = ["Old notes", "Old"];
  const arabic = [
    [old, ["المذكرات", "مذكراتي"]],
    [old, ["الملاحظات", "ملاحظاتي"]],
  ];
  const english = [
    [old, ["Notes", "My notes"]],
    [old, ["Notes", "My notes"]],
  ];
  expect(pagesOf((await pageIn("ar")).document)).toEqual(arabic);
  expect(pagesOf((await pageIn("en")).document)).toEqual(english);
  const told = async (language: string) =>
    pagesOf((await web.inject(`${CURRENT_RELEASES}?language=${language}`)).json());
  expect(await told("ar")).toEqual(arabic);
  expect(await told("en")).toEqual(english);
});

test("a public page is in the language that its address names, which is then its own address, and names the others", async () => {
  const { body, headers, document } = await pageIn("en", "/?language=ar&from=somewhere");
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain("<title>البداية · Lagom</title>");
  expect(body).toContain("the landing page in Arabic");
  expect(document.shell.live.scripts[0]?.src).toBe(MESSAGES);
  expect(headers["content-language"]).toBe("ar");
  const alternates = { "x-default": `${WEB}/`, ar: `${WEB}/?language=ar`, en: `${WEB}/?language=en` };
  expect(linksOf(body)).toEqual({ canonical: `${WEB}/?language=ar`, ...alternates });
  for (const [property, content] of [
    ["og:url", `${WEB}/?language=ar`],
    ["og:locale", "ar_AR"],
    ["og:locale:alternate", "en_GB"],
  ])
    expect(body).toContain(`<meta property="${property}" content="${content}">`);

  const plain = await pageIn("ar");
  expect(linksOf(plain.body)).toEqual({ canonical: `${WEB}/`, ...alternates });
});

test("a visitor who came by such an address reads on in its language; one who has told another keeps to that", async () => {
  const reply = (cookie: string, url = "/?language=ar") =>
    web.inject({ url, headers: { "accept-language": "en", ...(cookie && { cookie }) } });
  const { headers } = await reply("a=b");
  expect(headers["set-cookie"]).toMatch(/^lagom-language=ar; path=\/; max-age=\d+; samesite=lax$/);
  expect(headers["cache-control"]).toBe("private, no-cache");
  for (const name of ["lagom-language", "lagom-account-language"]) {
    const told = await reply(`${name}=en`);
    expect(told.body).toContain('<html lang="ar" dir="rtl">');
    expect(told.headers["set-cookie"]).toBeUndefined();
    expect(told.headers["cache-control"]).toBe("no-cache");
  }
  expect((await reply("", "/")).headers["set-cookie"]).toBeUndefined();
});

test.for(["/?language=xx", "/?language=", "/?language=de", "/?language=AR", "/books?language=ar"])(
  "%s names no language of a public page of this shell",
  async (path) => {
    const { body, headers } = await pageIn("en", path);
    expect(body).toContain('<html lang="en" dir="ltr">');
    expect(headers["set-cookie"]).toBeUndefined();
    if (path.startsWith("/books")) expect(linksOf(body)).toEqual({});
    else expect(linksOf(body).canonical).toBe(`${WEB}/`);
  },
);

test("the sitemap has each public page in each language, with the others beside it", async () => {
  const { body } = await web.inject("/sitemap.xml");
  const entry = body.split("\n").find((line) => line.includes(`<loc>${WEB}/faq?language=ja</loc>`)) ?? "";
  const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="(.*?)"\/>/g)];
  expect(links).toHaveLength(LANGUAGES.length + 1);
  expect(links.map(([, language, href]) => [language, href])).toEqual(
    expect.arrayContaining([
      ["x-default", `${WEB}/faq`],
      ["ja", `${WEB}/faq?language=ja`],
    ]),
  );
  expect(body).toContain(`<loc>${WEB}/faq</loc>`);
  expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});
