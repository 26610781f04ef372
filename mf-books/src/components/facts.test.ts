import type { Book } from "@lagom/shared/contract/books";
import { expect, test } from "vitest";
import { factsOf, languageName, ratingText } from "./facts.ts";

const book: Book = {
  id: 1,
  title: "Gösta Berlings saga",
  authors: ["Selma Lagerlöf"],
  publisher: null,
  language: "sv",
  page_count: null,
  year: 1891,
  average_rating: 3.9,
  ratings_count: 41,
  slug: "gosta-berlings-saga",
};

test("known facts are shown, and others as unknown", () => {
  expect(factsOf(book).map(([, value]) => value)).toEqual([
    "3.9 · 41 ratings",
    "svenska",
    "1891",
    "unknown",
    "unknown",
  ]);
});

test("nothing unknown is ever shown as 0", () => {
  const bare = { ...book, language: null, year: null, page_count: 0, average_rating: null, ratings_count: 0 };
  const values = factsOf(bare).map(([, value]) => value);
  expect(values).toEqual(["No ratings yet", "unknown", "unknown", "unknown", "unknown"]);
});

test("a rating counts in words, and a whole average keeps its decimal", () => {
  expect(ratingText({ ...book, average_rating: 4, ratings_count: 1 })).toBe("4.0 · 1 rating");
});

test("a language outside of the 16 has its English name", () => {
  expect(languageName("no")).toBe("Norwegian");
  expect(languageName("grc")).toBe("Ancient Greek");
  expect(languageName("qqq")).toBe("unknown");
});
