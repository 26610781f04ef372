import { expect, it } from "vitest";
import { namesIn } from "./facts.ts";

it("takes words with a capital within a sentence for names, and none that begins a sentence or a line", () => {
  expect(namesIn("Hemma\nKatten sover hos Ignaz i Wien. Hunden leker, Anna äter", "sv")).toEqual([
    "Ignaz",
    "Wien",
    "Anna",
  ]);
});

it("takes no word for a name that stands without its capital too, as in an English title", () => {
  expect(namesIn("The Cat of Paris\nA cat sleeps.", "en")).toEqual(["Paris"]);
});

it("tells no names where every noun has a capital", () => {
  expect(namesIn("Heute schläft die Katze im Haus von Anna.", "de")).toEqual([]);
});
