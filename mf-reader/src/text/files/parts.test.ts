import { MOST_OWN_TEXT_PARAGRAPHS } from "@lagom/shared/text/own-text";
import { expect, it } from "vitest";
import type { Chapter } from "./file-text.ts";
import { MOST_PART_CHARACTERS, partsOf } from "./parts.ts";

const book = (chapters: Chapter[]) => partsOf({ title: "Bok", chapters });
const chapters = (count: number, paragraphs: string[]): Chapter[] =>
  Array.from({ length: count }, (_, at) => ({ heading: `Kapitel ${at + 1}`, paragraphs }));
const headings = (parts: ReturnType<typeof book>) =>
  parts.map(({ sections }) => sections.map(({ heading }) => heading));

it("keeps a short book as one text, with its chapters as sections", () => {
  expect(book(chapters(2, ["Ett.", "Två."]))).toEqual([
    {
      title: "Bok",
      sections: [
        { heading: "Kapitel 1", text: "Ett.\n\nTvå." },
        { heading: "Kapitel 2", text: "Ett.\n\nTvå." },
      ],
    },
  ]);
});

it("divides a long book between chapters, about evenly", () => {
  const parts = book(chapters(4, Array(25).fill("x".repeat(1000))));
  expect(headings(parts)).toEqual([
    ["Kapitel 1", "Kapitel 2"],
    ["Kapitel 3", "Kapitel 4"],
  ]);
  expect(parts.map(({ title }) => title)).toEqual(["Bok (1/2)", "Bok (2/2)"]);
});

it.each([
  ["a chapter longer than a text", Array(300).fill(`${"ord ".repeat(249)}slut`)],
  ["a paragraph longer than a text", ["ord ".repeat(90_000).trim()]],
  ["a run of letters", ["😀".repeat(150_000)]],
  ["a line of a letter each", Array(12_000).fill("x")],
])("divides %s, and loses nothing", (_, paragraphs) => {
  const parts = book(chapters(1, paragraphs));
  const texts = parts.flatMap(({ sections }) => sections.map(({ text }) => text));
  const letters = (text: string) => text.replace(/\s+/g, "");
  expect(letters(texts.join(""))).toBe(letters(paragraphs.join("")));
  expect(headings(parts).flat().filter(Boolean)).toEqual(["Kapitel 1"]);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(MOST_PART_CHARACTERS);
    expect(text.split("\n\n").length).toBeLessThan(MOST_OWN_TEXT_PARAGRAPHS);
    expect(text.isWellFormed()).toBe(true);
  }
});
