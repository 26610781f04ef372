import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { books, ratings } from "../../schema/books.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { storeBookWords } from "./book-words.ts";
import { searchFields } from "./search-fields.ts";
import { seedBooks } from "./seed-books.ts";

const api = useTestApi();
const visitor = { headers: {} };

beforeAll(async () => {
  await seedBooks(api.database.db);
});

const get = (url: string, user: { headers: Record<string, string> } = visitor) =>
  api.app.inject({ url: `/api/${url}`, headers: user.headers });
const titles = async (query: string): Promise<string[]> =>
  (await get(`books/search?limit=100&${query}`)).json().books.map((book: { title: string }) => book.title);
const idOf = async (slug: string): Promise<number> => (await get(`books/slug/${slug}`)).json().id;
const rate = (user: TestUser, id: number, payload: object) =>
  api.app.inject({ method: "PUT", url: `/api/books/${id}/rating`, headers: user.headers, payload });
const unrate = (user: TestUser, id: number) =>
  api.app.inject({ method: "DELETE", url: `/api/books/${id}/rating`, headers: user.headers });

describe("the shelf", () => {
  it("is the catalogue by title, and the same after a second seeding", async () => {
    const before = await titles("show_academic=true");
    await seedBooks(api.database.db);
    expect(await titles("show_academic=true")).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(60);
    expect(before[0]).toBe("A Christmas Carol");
  });

  it("pages through all without a repeat", async () => {
    const first = (await get("books/search?limit=40")).json();
    const second = (await get("books/search?limit=40&page=2")).json();
    const slugs = [...first.books, ...second.books].map((book: { slug: string }) => book.slug);
    expect(first.has_more).toBe(true);
    expect(second.has_more).toBe(false);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it("is searched by title and author, without accents or case", async () => {
    expect(await titles("q=BRONTE")).toEqual(["Jane Eyre", "Wuthering Heights"]);
    expect(await titles("q=lagerlof%20nils")).toEqual(["The Wonderful Adventures of Nils"]);
    expect((await titles("q=emma"))[0]).toBe("Emma");
    expect(await titles("q=100%25")).toEqual([]);
  });

  it("forgives a slip, also in a word half typed and beside others", async () => {
    expect((await titles("q=dracual"))[0]).toBe("Dracula");
    expect((await titles("q=frankenstien"))[0]).toMatch(/^Frankenstein/);
    expect(await titles("q=austin%20pride")).toEqual(["Pride and Prejudice"]);
    expect((await titles("q=dostoyev")).sort()).toEqual(["Crime and Punishment", "The Brothers Karamazov"]);
    expect(await titles("q=zzzzzz")).toEqual([]);
    expect(await titles("q=!!!")).toEqual([]);
  });

  it("finds books in every script, by any part where words have no spaces", async () => {
    const add = async (title: string, authors: string[]) => {
      const fields = searchFields(title, authors);
      await storeBookWords(api.database.db, [fields]);
      await api.database.db.insert(books).values({ slug: title, title, authors, ...fields });
      return title;
    };
    const [chinese, russian] = [await add("红楼梦", ["曹雪芹"]), await add("Война и мир", ["Лев Толстой"])];
    const [arabic, hindi] = [await add("أَلْفُ لَيْلَةٍ وَلَيْلَة", []), await add("गोदान", ["प्रेमचंद"])];
    expect(await titles(`q=${encodeURIComponent("楼梦")}`)).toEqual([chinese]);
    expect(await titles(`q=${encodeURIComponent("雪芹")}`)).toEqual([chinese]);
    expect(await titles(`q=${encodeURIComponent("ВОЙНА")}`)).toEqual([russian]);
    expect(await titles(`q=${encodeURIComponent("вайна толс")}`)).toEqual([russian]);
    expect(await titles(`q=${encodeURIComponent("ألف ليلة")}`)).toEqual([arabic]);
    expect(await titles(`q=${encodeURIComponent("गोद")}`)).toEqual([hindi]);
    await api.database.db.delete(books).where(inArray(books.title, [chinese, russian, arabic, hindi]));
  });

  it("puts the title that is meant before those that only have the word", async () => {
    expect((await titles("q=the"))[0]).toMatch(/^The /);
    expect((await titles("q=faust"))[0]).toBe("Faust");
    expect((await titles("q=adventures%20sher"))[0]).toBe("The Adventures of Sherlock Holmes");
  });

  it("shows academic books only when asked", async () => {
    expect(await titles("q=darwin")).toEqual([]);
    expect(await titles("q=darwin&show_academic=true")).toEqual(["On the Origin of Species"]);
  });

  it("refuses a search under another address", async () => {
    const reply = await get("books/search?user_email=other@example.com", await testUser());
    expect(reply.statusCode).toBe(403);
  });
});

describe("a book", () => {
  it("is open to visitors, with what is unknown as null", async () => {
    const reply = await get("books/slug/the-tale-of-genji");
    expect(reply.json()).toMatchObject({
      title: "The Tale of Genji",
      authors: ["Murasaki Shikibu"],
      year: null,
      page_count: null,
      average_rating: null,
      ratings_count: 0,
      own: null,
    });
    expect((await get("books/slug/nothing")).statusCode).toBe(404);
  });

  it("is liked and rated by users, with a kept average", async () => {
    const [one, two] = [await testUser(), await testUser()];
    const id = await idOf("emma");
    expect((await rate(one, id, { liked: true })).json()).toEqual({ liked: true, stars: null });
    expect((await rate(one, id, { stars: 5 })).json()).toEqual({ liked: true, stars: 5 });
    await rate(two, id, { stars: 2 });
    await rate(two, id, { stars: 4 });
    expect((await get("books/slug/emma", one)).json()).toMatchObject({
      average_rating: 4.5,
      ratings_count: 2,
      own: { liked: true, stars: 5 },
    });
    expect((await unrate(one, id)).statusCode).toBe(204);
    const [row] = await api.database.db.select().from(books).where(eq(books.id, id));
    expect(row).toMatchObject({ ratingsCount: 1, starsSum: 4 });
    const rows = await api.database.db.select().from(ratings).where(eq(ratings.bookId, id));
    expect(rows.map((rating) => rating.userId)).toEqual([two.id]);
  });

  it("keeps its average and count under many ratings, changes and removals at once", async () => {
    const id = await idOf("heidi");
    const users = await Promise.all(Array.from({ length: 6 }, () => testUser()));
    const requests = users.flatMap((user, at) => [
      () => rate(user, id, { stars: 1 + (at % 5) }),
      () => rate(user, id, { liked: true }),
      () => rate(user, id, { stars: 5 - (at % 5) }),
      () => (at % 2 ? unrate(user, id) : rate(user, id, { stars: null })),
      () => rate(user, id, { stars: 3 }),
    ]);
    const replies = await Promise.all(requests.map((request) => request()));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 204]));
    const given = await api.database.db
      .select({ stars: ratings.stars })
      .from(ratings)
      .where(eq(ratings.bookId, id));
    const stars = given.flatMap((rating) => rating.stars ?? []);
    const [row] = await api.database.db.select().from(books).where(eq(books.id, id));
    const starsSum = stars.reduce((sum, one) => sum + one, 0);
    expect(row).toMatchObject({ ratingsCount: stars.length, starsSum });
  });

  it("refuses stars that there are none, a book that there is none, and visitors", async () => {
    const user = await testUser();
    const id = await idOf("emma");
    expect((await rate(user, id, { stars: 6 })).json().error.details).toMatchObject([{ field: "stars" }]);
    expect((await rate(user, 999_999, { stars: 3 })).statusCode).toBe(404);
    expect((await rate(visitor as TestUser, id, { stars: 3 })).statusCode).toBe(401);
  });
});

describe("liked books", () => {
  it("are the user's own, newest first", async () => {
    const user = await testUser();
    for (const slug of ["emma", "heidi", "faust"]) await rate(user, await idOf(slug), { liked: true });
    await rate(user, await idOf("heidi"), { liked: false });
    const { books: liked, has_more } = (await get("ratings/liked?limit=1", user)).json();
    expect(liked).toMatchObject([{ slug: "faust" }]);
    expect(has_more).toBe(true);
    expect((await get("ratings/liked?offset=1", user)).json().books).toMatchObject([{ slug: "emma" }]);
    expect((await get("ratings/liked", await testUser())).json().books).toEqual([]);
  });
});

describe("shelves", () => {
  const shelvesFor = async (query: string) =>
    Object.fromEntries(
      (await get(`books/shelves?${query}`))
        .json()
        .shelves.map((shelf: { id: string; books: { slug: string }[] }) => [
          shelf.id,
          shelf.books.map((book) => book.slug),
        ]),
    );
  const click = async (slug: string) =>
    api.app.inject({ method: "POST", url: `/api/books/${await idOf(slug)}/click` });

  it("have what is opened most, with newer clicks before older ones", async () => {
    for (const slug of ["dracula", "dracula", "heidi"]) expect((await click(slug)).statusCode).toBe(204);
    expect((await shelvesFor("")).popular.slice(0, 2)).toEqual(["dracula", "heidi"]);
    const halved = sql`${books.popularity} / 4`;
    await api.database.db.update(books).set({ popularity: halved }).where(eq(books.slug, "dracula"));
    expect((await shelvesFor("")).popular.slice(0, 2)).toEqual(["heidi", "dracula"]);
    const [row] = await api.database.db.select().from(books).where(eq(books.slug, "dracula"));
    expect(row?.clicks).toBe(2);
    expect((await api.app.inject({ method: "POST", url: "/api/books/999999/click" })).statusCode).toBe(404);
  });

  it("have what is rated best, many ratings before one", async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => testUser()));
    const [one] = users;
    for (const user of users) await rate(user, await idOf("dracula"), { stars: 5 });
    if (one) await rate(one, await idOf("faust"), { stars: 5 });
    const { rated } = await shelvesFor("");
    expect(rated.indexOf("dracula")).toBeLessThan(rated.indexOf("faust"));
  });

  it("have what was written in a language and what can be read in it; nothing where there is none", async () => {
    const { original, readable } = await shelvesFor("language=sv");
    expect(original).toContain("the-wonderful-adventures-of-nils");
    expect(readable).toBeUndefined();
    const text = {
      bookId: await idOf("emma"),
      part: "summary",
      language: "sv",
      level: "A2",
      title: "Emma",
    } as const;
    const facts = { summary: "", wordCount: 1, origin: "corpus" } as const;
    await api.database.db.insert(rewrites).values({ ...text, ...facts });
    expect((await shelvesFor("language=svenska")).readable).toEqual(["emma"]);
  });
});
