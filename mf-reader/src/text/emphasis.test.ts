import { describe, expect, it } from "vitest";
import { excerpt } from "./emphasis.ts";

const cut = (text: string, word: string, most: number) => {
  const start = text.indexOf(word);
  return excerpt(text, { start, end: start + word.length }, most).text;
};

describe("an excerpt", () => {
  it("is cut between words, and says where something is left out", () => {
    expect(cut("ett två tre fyra fem sex sju", "fyra", 14)).toBe("… tre fyra fem …");
  });

  it("keeps words whole that are longer than what it may have beside its part", () => {
    const long = "Realisationsvinstbeskattningskommittén";
    const text = `I går lade ${long} fram sitt förslag till nya regler i riksdagen`;
    expect(cut(text, "fram", 70)).toBe(`… ${long} fram sitt förslag till nya regler i …`);
  });

  it("cuts a text without spaces anywhere", () => {
    expect(cut(`${"海".repeat(100)}山${"川".repeat(100)}`, "山", 11)).toBe(
      `… ${"海".repeat(5)}山${"川".repeat(5)} …`,
    );
  });
});
