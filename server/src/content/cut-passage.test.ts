import { afterAll, expect, it } from "vitest";
import { createCutter } from "../text/cutter.ts";
import { passageCutter } from "./cut-passage.ts";

const cutter = createCutter();
afterAll(() => cutter.close());

it("reads the names of a text once, however many paragraphs it has", async () => {
  let read = 0;
  const names = Object.defineProperty<string[]>([], 0, {
    get: () => {
      read += 1;
      return "Nya Kiruna";
    },
  });
  const cut = passageCutter({ code: "sv", lexicon: { lines: [], concepts: new Map() }, cutter }, names);
  await cut("I Nya Kiruna snöar det.");
  const once = read;
  const { entries } = await cut("Hem till Nya Kiruna.");
  expect(entries.find(({ name }) => name)?.form).toBe("nya kiruna");
  expect([once > 0, read]).toEqual([true, once]);
});
