import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { books } from "../../schema/books.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { importOpenLibrary } from "./open-library.ts";

test("books of the Open Library come on the shelf once, and what it does not say stays unknown", async () => {
  const docs = [
    {
      key: "/works/OL1W",
      title: "Röda rummet",
      author_name: ["August Strindberg"],
      language: ["swe"],
      first_publish_year: 1879,
    },
    {
      key: "/works/OL2W",
      title: "Physics",
      publisher: ["A", "B"],
      number_of_pages_median: 300,
      language: ["eng", "swe"],
      subject_key: ["physics_textbooks"],
    },
  ];
  let asked: URL | undefined;
  const server = createServer((request, response) => {
    asked = new URL(request.url ?? "", "http://x");
    response.end(JSON.stringify({ docs }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const database = await testDatabase();
  const options = { url: `http://${host}`, query: "language:swe", allow: [host] };
  expect(await importOpenLibrary(database.db, options)).toBe(2);
  expect(await importOpenLibrary(database.db, options)).toBe(0);
  expect(asked?.searchParams.get("q")).toBe("language:swe");
  const [first] = await database.db.select().from(books).where(eq(books.slug, "roda-rummet-ol1w"));
  expect(first).toMatchObject({
    language: "sv",
    year: 1879,
    pageCount: null,
    publisher: null,
    ratingsCount: 0,
  });
  const [second] = await database.db.select().from(books).where(eq(books.slug, "physics-ol2w"));
  expect(second).toMatchObject({
    language: null,
    pageCount: 300,
    publisher: "A",
    academic: true,
    authors: [],
  });
  await database.close();
  await new Promise((done) => server.close(done));
});
