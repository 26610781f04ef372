import type { LanguageCode } from "@lagom/shared/text/languages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchFields } from "../../features/books/search-fields.ts";
import type { Database } from "../../platform/database/open.ts";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { headOf } from "./page-head.ts";
import { renderDocument } from "./render-document.ts";
import { matchRoute, type RouteEntry } from "./route-match.ts";

const WEB = "https://lagom.example";
const OWNER = "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
const ROUTES: RouteEntry[] = [
  { path: "/books", guard: "protected", title: "Books", area: "books", page: "books" },
  { path: "/books/:slug", guard: "none", title: "Book", area: "books", page: "book" },
  { path: "/lists/:id", guard: "none", title: "Book list", area: "books", page: "list" },
];
let database: Database;
const listIds: Record<string, number> = {};

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await db.insert(users).values({ id: OWNER, email: "owner@example.com" });
  const title = `"Tom & Jerry" <b>`;
  const authors = ["Selma Lagerlöf"];
  const [book] = await db
    .insert(books)
    .values({ slug: "tom", title, authors, year: 1907, ...searchFields(title, authors) })
    .returning({ id: books.id });
  for (const [name, isPublic] of [
    ["Öppen <script>", true],
    ["Hemlig", false],
  ] as const) {
    const [list] = await db
      .insert(bookLists)
      .values({ userId: OWNER, name, isPublic, position: 0 })
      .returning({ id: bookLists.id });
    listIds[name] = list?.id ?? 0;
    await db.insert(bookListBooks).values({ listId: list?.id ?? 0, bookId: book?.id ?? 0, position: 0 });
  }
});
afterAll(() => database.close());

const headFor = async (path: string, language?: LanguageCode) => {
  const match = matchRoute(ROUTES, path);
  if (!match) throw new Error(`no route for ${path}`);
  return headOf(database.db, WEB, match, language);
};

const PARTS = {
  language: "en",
  template: "<!--head-->",
  preload: [],
  early: [],
  stylesheets: [],
  boot: "start()",
  preconnect: [],
  release: {} as never,
  config: {} as never,
} as const;

it.each(["start('</script>')", "start('<!-- <script>')"])(
  "a document refuses a first script that would end it: %s",
  (boot) => {
    expect(() => renderDocument({ ...PARTS, head: { title: "Lagom" }, boot })).toThrow(
      "The boot script cannot stand in a document",
    );
  },
);

describe("the head of a page", () => {
  it("tells of a book, escaped, with what other sites show", async () => {
    const html = renderDocument({ ...PARTS, head: await headFor("/books/tom") });
    expect(html).toContain("<title>&quot;Tom &amp; Jerry&quot; &lt;b&gt; by Selma Lagerlöf · Lagom</title>");
    expect(html).toContain('<meta name="description" content="Read a summary of &quot;Tom');
    expect(html).toContain('<meta property="og:title" content="&quot;Tom &amp; Jerry&quot; &lt;b&gt;">');
    expect(html).toContain(`<link rel="canonical" href="${WEB}/books/tom">`);
    expect(html).not.toContain("<b>");
    const [, linked = ""] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(linked)).toEqual({
      "@context": "https://schema.org",
      "@type": "Book",
      name: '"Tom & Jerry" <b>',
      author: [{ "@type": "Person", name: "Selma Lagerlöf" }],
      datePublished: "1907",
      url: `${WEB}/books/tom`,
      image: `${WEB}/pictures/books/tom.png`,
    });
    for (const name of [`property="og:image"`, `name="twitter:image"`])
      expect(html).toContain(`<meta ${name} content="${WEB}/pictures/books/tom.png">`);
  });

  it("is in the language of the page", async () => {
    expect(await headFor("/books/tom", "de")).toMatchObject({
      title: '"Tom & Jerry" <b> von Selma Lagerlöf · Lagom',
      description: expect.stringMatching(
        /^Lies eine Zusammenfassung von "Tom & Jerry" <b> von Selma Lagerlöf,/,
      ),
    });
  });

  it("tells of a public list and its first books, and nothing of a private or deleted one", async () => {
    const open = await headFor(`/lists/${listIds["Öppen <script>"]}`);
    expect(open).toMatchObject({ title: "Öppen <script> · Lagom", social: { type: "website" } });
    expect(open.description).toContain("Tom & Jerry");
    expect(open.linkedData).toMatchObject({
      "@type": "ItemList",
      name: "Öppen <script>",
      image: `${WEB}/pictures/lists/${listIds["Öppen <script>"]}.png`,
      itemListElement: [{ position: 1, name: '"Tom & Jerry" <b>', url: `${WEB}/books/tom` }],
    });
    const hidden = { title: "Book list · Lagom", robots: "noindex" };
    expect(await headFor(`/lists/${listIds.Hemlig}`)).toEqual(hidden);
    await database.db.update(bookLists).set({ deletedAt: new Date() }).where(eq(bookLists.isPublic, true));
    expect(await headFor(`/lists/${listIds["Öppen <script>"]}`)).toEqual(hidden);
  });

  it.each(["/lists/x", "/lists/99999999999999", "/lists/-1", "/books/nothing", "/books/%00"])(
    "of %s, which there is not, is kept out of search engines",
    async (path) => expect((await headFor(path)).robots).toBe("noindex"),
  );

  it("of any other page is its title", async () => {
    expect(await headFor("/books")).toEqual({ title: "Books · Lagom" });
  });
});
