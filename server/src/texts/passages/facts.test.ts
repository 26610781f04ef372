import { expect, it } from "vitest";
import { namesIn } from "./facts.ts";

it("takes capitalised words within a sentence for names, and none at the beginning of a sentence or a line", () => {
  expect(namesIn("Hemma\nKatten sover hos Ignaz i Wien. Hunden leker, Anna äter", "sv")).toEqual([
    "Ignaz",
    "Wien",
    "Anna",
  ]);
});

it("does not take a word for a name that also occurs without its capital, as in an English title", () => {
  expect(namesIn("The Cat of Paris\nA cat sleeps.", "en")).toEqual(["Paris"]);
});

it("finds no names where every noun is capitalised", () => {
  expect(namesIn("Heute schläft die Katze im Haus von Anna.", "de")).toEqual([]);
});
