import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import { safeFetch } from "../../platform/http/safe-fetch.ts";
import { books } from "../../schema/books.table.ts";
import { storeBookWords } from "./book-words.ts";
import { searchFields } from "./search-fields.ts";

const MOST_BOOKS = 100;
const FIELDS =
  "key,title,author_name,publisher,language,number_of_pages_median,first_publish_year,subject_key";
const ACADEMIC = /textbook|study_and_teaching|congresses|dissertations/;

const Reply = z.object({
  docs: z.array(
    z.object({
      key: z.string(),
      title: z.string().min(1),
      author_name: z.array(z.string()).default([]),
      publisher: z.array(z.string()).default([]),
      language: z.array(z.string()).default([]),
      number_of_pages_median: z.int().positive().nullish(),
      first_publish_year: z.int().nullish(),
      subject_key: z.array(z.string()).default([]),
    }),
  ),
});

/** ISO 639-2 codes, as the Open Library has them, of which another code than the first two letters is in use. */
const LANGUAGES: Readonly<Record<string, string>> = {
  swe: "sv",
  eng: "en",
  ger: "de",
  fre: "fr",
  spa: "es",
  ara: "ar",
  chi: "zh",
  hin: "hi",
  por: "pt",
  rus: "ru",
  jpn: "ja",
  kor: "ko",
  ita: "it",
  dut: "nl",
  tur: "tr",
  pol: "pl",
};

/**
 * Adds books of the Open Library; existing ones stay as they are, and missing facts stay unknown.
 * @returns how many are new
 * @throws FetchRefused, Error when the answer cannot be read
 */
export async function importOpenLibrary(
  db: Db,
  { url, query, allow }: { url: string; query: string; allow: readonly string[] },
): Promise<number> {
  const search = new URLSearchParams({ q: query, fields: FIELDS, limit: String(MOST_BOOKS) });
  const reply = await safeFetch(`${url}/search.json?${search}`, {
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 30_000,
    allow,
    headers: { accept: "application/json" },
  });
  if (reply.status !== 200) throw new Error(`The Open Library answered ${reply.status}`);
  const { docs } = Reply.parse(JSON.parse(new TextDecoder().decode(reply.body)));
  const rows = docs.map((doc) => ({
    slug: slugOf(doc.title, doc.key),
    title: doc.title,
    authors: doc.author_name.slice(0, 5),
    publisher: doc.publisher[0] ?? null,
    language: doc.language.length === 1 ? (LANGUAGES[doc.language[0] ?? ""] ?? null) : null,
    pageCount: doc.number_of_pages_median ?? null,
    year: doc.first_publish_year ?? null,
    academic: doc.subject_key.some((subject) => ACADEMIC.test(subject)),
    ...searchFields(doc.title, doc.author_name.slice(0, 5)),
  }));
  if (rows.length === 0) return 0;
  await storeBookWords(db, rows);
  const added = await db.insert(books).values(rows).onConflictDoNothing().returning({ id: books.id });
  return added.length;
}

/** A readable slug, stable for the same work: `roadside-picnic-ol257943w`. */
function slugOf(title: string, key: string): string {
  const letters = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80);
  return `${letters}-${key.split("/").at(-1)?.toLowerCase()}`.replace(/-+/g, "-").replace(/^-/, "");
}
