import { expect, it } from "vitest";
import { changedNumbers, namesIn } from "./facts.ts";

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

it.each([
  ["It opened in 1966.", "Det öppnade 1969.", ["1969"]],
  ["It costs 4,800 kronor.", "Det kostar 8 400 kronor.", ["8 400"]],
  ["In 1966, 31 people came.", "1966 kom 41 personer.", ["41"]],
  ["It is old.", "Det är 4812 år.", ["4812"]],
])("finds a number of %j that %j has changed or made up", (source, rewrite, changed) => {
  expect(changedNumbers(source, rewrite)).toEqual(changed);
});

it.each([
  ["About 30,000 people and 1.5 million birds", "约3万人和150万只鸟"],
  ["in the 20th century", "på 1900-talet"],
  ["in the ’90s, from 1914–18", "1990-talet, från 1914–1918"],
  ["at 2:30 pm", "klockan 14.30"],
  ["twenty-five years", "25 år"],
  ["two million", "2 000 000"],
  ["في عام ١٩٦٦", "in 1966"],
])("knows a number of %j that %j writes in another way", (source, rewrite) => {
  expect(changedNumbers(source, rewrite)).toEqual([]);
});
