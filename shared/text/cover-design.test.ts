import { expect, test } from "vitest";
import { COVER_INK, coverDesign, PALETTES } from "./cover-design.ts";
import { HEIGHT, WIDTH } from "./cover-patterns.ts";

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (light: string, dark: string) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

test("title and authors can be read on every cloth, and its first drawing stands out from it", () => {
  for (const { cloth, deep, mark, second } of PALETTES) {
    expect(contrast(COVER_INK, cloth), cloth).toBeGreaterThan(5.5);
    expect(contrast(mark, cloth), mark).toBeGreaterThan(3);
    expect(contrast(second, deep), second).toBeGreaterThan(3);
  }
});

test("a book always has the same cover, books of the same authors one colour, and no two books the same cover", () => {
  const books = Array.from({ length: 500 }, (_, at) => [`Book ${at}`, `Author ${at % 100}`] as const);
  const designs = books.map((book) => coverDesign(...book));
  expect(designs).toEqual(books.map((book) => coverDesign(...book)));
  expect(designs[0]?.palette).toBe(designs[100]?.palette);
  expect(new Set(designs.map((design) => JSON.stringify(design))).size).toBe(books.length);
  expect(new Set(designs.map(({ palette }) => palette)).size).toBe(PALETTES.length);
});

test("a drawing stays on the lower third of its cover and is made of numbers", () => {
  for (let at = 0; at < 300; at += 1) {
    for (const { d } of coverDesign(`Book ${at}`, "").shapes) {
      expect(d).toMatch(/^[MLHVAQTZaqthv\d\s.-]+$/);
      // Where each piece begins; curves end where they began, or lower.
      for (const [, x, y] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(y), d).toBeGreaterThanOrEqual(HEIGHT * 0.6);
        expect(Math.abs(Number(x) - WIDTH / 2), d).toBeLessThan(2 * WIDTH);
      }
    }
  }
});
