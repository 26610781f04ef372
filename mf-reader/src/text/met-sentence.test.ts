import { expect, test } from "vitest";
import { sameSentence } from "./met-sentence.ts";

const LONG = "Två gånger om dagen stiger vattnet vid kusten, och två gånger sjunker det.";

test.each([
  ["itself", "En hund.", "En hund.", true],
  ["itself with other spaces around", " En  hund. ", "En hund.", true],
  ["itself, composed otherwise", "A\u030a.", "Å.", true],
  ["its beginning, when that is long enough", LONG, LONG.slice(0, 45), true],
  ["a short beginning that others share", "En hund springer.", "En", false],
  ["another sentence", "En katt.", "En hund.", false],
  ["nothing", "En hund.", " ", false],
])("a sentence is %s", (_, sentence, named, same) => {
  expect(sameSentence(sentence, named)).toBe(same);
});
