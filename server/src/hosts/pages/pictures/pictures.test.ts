import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchFields } from "../../../features/books/search-fields.ts";
import { readConfig } from "../../../platform/config.ts";
import type { Database } from "../../../platform/database/open.ts";
import { bookListBooks, bookLists, books } from "../../../schema/books.table.ts";
import { users } from "../../../schema/users.table.ts";
import { testDatabase } from "../../../testing/database.ts";
import { STRICT } from "../../../testing/strict-limits.ts";
import { verifyTestToken } from "../../../testing/tokens.ts";
import { buildWeb } from "../../web/build-web.ts";
import { pictureSvg } from "./picture-svg.ts";

const OWNER = "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11";
let database: Database;
let web: FastifyInstance;
const lists: number[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: "silent", ...STRICT });
  const store = folderStore(join(tmpdir(), "lagom-no-releases"));
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
  const { db } = database;
  await db.insert(users).values({ id: OWNER, email: "owner@example.com" });
  const [book] = await db
    .insert(books)
    .values({ slug: "tom", title: "Tom", authors: ["Selma Lagerlöf"], ...searchFields("Tom", []) })
    .returning({ id: books.id });
  for (const isPublic of [true, false]) {
    const [list] = await db
      .insert(bookLists)
      .values({ userId: OWNER, name: "Öppen", isPublic, position: 0 })
      .returning({ id: bookLists.id });
    lists.push(list?.id ?? 0);
    await db.insert(bookListBooks).values({ listId: list?.id ?? 0, bookId: book?.id ?? 0, position: 0 });
  }
});
afterAll(async () => {
  await web.close();
  await database.close();
});

test("each public book and list has a picture of its own, always the same, which need not be fetched again", async () => {
  const book = await web.inject("/pictures/books/tom.png");
  expect(book.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
  });
  const png = book.rawPayload;
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    "PNG",
    1200,
    630,
  ]);
  expect((await web.inject("/pictures/books/tom.png")).rawPayload).toEqual(png);
  const again = { "if-none-match": String(book.headers.etag) };
  expect((await web.inject({ url: "/pictures/books/tom.png", headers: again })).statusCode).toBe(304);
  const list = await web.inject(`/pictures/lists/${lists[0]}.png`);
  expect(list.headers["content-type"]).toBe("image/png");
  expect(list.rawPayload).not.toEqual(png);
});

test("there is no picture of a private list, nor of what there is not", async () => {
  for (const path of [`lists/${lists[1]}.png`, "lists/x.png", "lists/99999999999.png", "books/none.png"])
    expect((await web.inject(`/pictures/${path}`)).statusCode, path).toBe(404);
});

test("one address is drawn 60 pictures a minute", async () => {
  const from = () => web.inject({ url: "/pictures/books/none.png", remoteAddress: "203.0.113.1" });
  for (let at = 0; at < 60; at += 1) expect((await from()).statusCode).toBe(404);
  expect((await from()).statusCode).toBe(429);
});

test("a title is written in Latin, Cyrillic or Greek letters; one in another script is left out", () => {
  const paths = (title: string, line = "") =>
    pictureSvg({ title, line, books: [{ title: "Tom", authors: "" }] }).split("<path").length;
  const without = paths("吾輩は猫である", "夏目漱石");
  expect(paths("Tom")).toBe(without + 1);
  expect(paths("Война и мир", "Λέων")).toBe(without + 2);
  for (const title of ["ألف ليلة", "हिन्दी", "한국어", "Tom 吾"]) expect(paths(title), title).toBe(without);
});

test("a title that is too long is broken into lines and ends in an ellipsis, and no coordinate is missing", () => {
  const long = "Tristram Shandy and his readers ".repeat(12);
  const svg = pictureSvg({ title: long, line: "M".repeat(300), books: [] });
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg.split('fill="#241F17"').length - 1).toBe(4);
  for (const [, x] of svg.matchAll(/[ML](-?[\d.]+) /g)) expect(Number(x)).toBeLessThan(1150);
});
