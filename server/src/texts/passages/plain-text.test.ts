import { expect, it } from "vitest";
import { readPlainText, readSections } from "./plain-text.ts";

it("takes a short first line for the title, and separates paragraphs at blank lines", () => {
  expect(readPlainText("Havet\r\n\r\nDet är\r\nstort.\r\n \r\nOch blått.", undefined)).toEqual({
    title: "Havet",
    paragraphs: ["Det är stort.", "Och blått."],
    headings: [],
  });
});

it("takes each line for a paragraph if no line is blank", () => {
  expect(readPlainText("Ett.\nTvå.\nTre.", "Tal")).toEqual({
    title: "Tal",
    paragraphs: ["Ett.", "Två.", "Tre."],
    headings: [],
  });
});

it.each([
  ["Havet", ["Det är stort."]],
  [" Havet ", ["Det är stort."]],
  ["HAVET!", ["Det är stort."]],
  ["Sjön", ["Havet", "Det är stort."]],
])("does not repeat the title “%s” as the first line", (title, paragraphs) => {
  expect(readPlainText("Havet\n\nDet är stort.", title).paragraphs).toEqual(paragraphs);
});

it("reads the chapters of a file, with their headings", () => {
  const sections = [
    { heading: "", text: "Förord." },
    { heading: "Första\nkapitlet", text: "Ett.\n\nTvå." },
  ];
  expect(readSections(sections, "Bok")).toEqual({
    title: "Bok",
    paragraphs: ["Förord.", "Första kapitlet", "Ett.", "Två."],
    headings: [1],
  });
  expect(readSections(sections, undefined).title).toBe("Förord.");
});

it("does not repeat the title as the heading of the first chapter", () => {
  const sections = [
    { heading: "Havet", text: "Det är stort." },
    { heading: "Sjön", text: "Den är liten." },
  ];
  const once = {
    title: "Havet",
    paragraphs: ["Det är stort.", "Sjön", "Den är liten."],
    headings: [1],
  };
  expect(readSections(sections, "Havet")).toEqual(once);
  expect(readSections(sections, undefined)).toEqual(once);
});

it("names a text without the readings that are written in it", () => {
  expect(readPlainText("吾輩《わがはい》は猫\n\n名前《なまえ》はまだ無い。", undefined)).toEqual({
    title: "吾輩は猫",
    paragraphs: ["名前《なまえ》はまだ無い。"],
    headings: [],
  });
});

it("names one long paragraph by its first words", () => {
  const text = "Katten sov på mattan i köket medan regnet föll över hela den lilla staden.";
  expect(readPlainText(text, undefined)).toEqual({
    title: "Katten sov på mattan i köket medan regnet föll över hela…",
    paragraphs: [text],
    headings: [],
  });
});

it("ends a title cut short in one ellipsis, whatever stop stood there", () => {
  const text = "Det var en gång en katt som bodde i ett rätt litet hus... därefter kom en mus.";
  expect(readPlainText(text, undefined).title).toBe(
    "Det var en gång en katt som bodde i ett rätt litet hus…",
  );
});

it("never splits a character, and drops characters that no text contains", () => {
  const { title, paragraphs } = readPlainText(`${"字".repeat(59)}😀😀\u0000\u0007`, undefined);
  expect(title).toBe(`${"字".repeat(59)}…`);
  expect(paragraphs).toEqual([`${"字".repeat(59)}😀😀`]);
  expect(readPlainText(" \n\t\n", undefined).paragraphs).toEqual([]);
});

it.each(["Vi ser havet varje dag. ", "我们每天看海。", "ord utan punkt ", "Klockan är 3. Vi går! "])(
  "splits a paragraph as long as a book, of “%s”, and loses nothing",
  (sentence) => {
    const text = sentence.repeat(5000).trim();
    const { paragraphs } = readPlainText(text, "Bok");
    expect(Math.max(...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(3000);
    expect(paragraphs.join(sentence.endsWith(" ") ? " " : "")).toBe(text);
    expect(paragraphs.length).toBeLessThan(60);
  },
);

it("splits a run of letters anywhere, but never a character", () => {
  const { paragraphs } = readPlainText("😀".repeat(10_000), "Run");
  expect(paragraphs.join("")).toBe("😀".repeat(10_000));
  expect(paragraphs.map(({ length }) => length)).toEqual([3000, 3000, 3000, 3000, 3000, 3000, 2000]);
});
