import { expect, test } from "vitest";
import { wrapLines } from "./wrap-lines.ts";

/** Every character is one wide. */
const width = (line: string) => [...line].length;

test("a line breaks between words, and spaces count at no end", () => {
  expect(wrapLines("Havet är  djupt.\nIngen vet.", "sv", 9, width)).toEqual([
    "Havet är",
    "djupt.",
    "Ingen",
    "vet.",
  ]);
  expect(wrapLines("البحر عميق جدًا", "ar", 10, width)).toEqual(["البحر عميق", "جدًا"]);
});

test("a word that is wider than a line is broken, never within a character", () => {
  expect(wrapLines("vi Rindfleischetikett", "de", 10, width)).toEqual(["vi", "Rindfleisc", "hetikett"]);
  expect(wrapLines("हिन्दी", "hi", 3, width).every((line) => width(line) <= 4)).toBe(true);
  expect(wrapLines("हिन्दी", "hi", 3, width).join("")).toBe("हिन्दी");
});

test("Chinese and Japanese break between words; no line begins with what closes or ends with what opens", () => {
  expect(wrapLines("今天，海很深。没有人知道。", "zh", 6, width)).toEqual([
    "今天，海很",
    "深。没有人",
    "知道。",
  ]);
  const lines = wrapLines("彼は「海はとても深い」と言いました。", "ja", 5, width);
  expect(lines.join("")).toBe("彼は「海はとても深い」と言いました。");
  for (const line of lines) {
    expect(line).not.toMatch(/^[」。]/);
    expect(line).not.toMatch(/「$/);
  }
});

test("no text makes no lines", () => {
  expect(wrapLines("  ", "sv", 9, width)).toEqual([]);
});
