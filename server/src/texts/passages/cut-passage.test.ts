import { afterAll, expect, it } from "vitest";
import { cutSentence } from "../../language/tokenise/cut.ts";
import { type Cutter, createCutter } from "../../language/tokenise/cutter.ts";
import { passageCutter } from "./cut-passage.ts";
import { sentencesOf } from "./wire-paragraph.ts";

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

it.each(["Hello there. How are you?", "你好。再见！Bye. 好。"])(
  "keeps what stands between the sentences of %s",
  async (text) => {
    for (const code of ["zh", "ja", "en"] as const) {
      const cut = passageCutter({ code, lexicon: { lines: [], concepts: new Map() }, cutter }, []);
      const paragraph = await cut(text);
      expect(paragraph.text).toBe(text);
      expect(sentencesOf(paragraph).join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      expect(paragraph.sentences.length).toBeGreaterThan(2);
    }
  },
);

it("lets other work run between the sentences of a paragraph", async () => {
  // On this thread, so that nothing but the cutting itself gives way.
  const here: Cutter = {
    cut: (code, sentences) => Promise.all(sentences.map((sentence) => cutSentence(sentence, code))),
    close: async () => {},
  };
  const cut = passageCutter({ code: "sv", lexicon: { lines: [], concepts: new Map() }, cutter: here }, []);
  let ran = 0;
  const work = () => {
    ran += 1;
    other = setImmediate(work);
  };
  let other = setImmediate(work);
  const { sentences } = await cut("Det snöar. ".repeat(50));
  clearImmediate(other);
  expect(sentences).toHaveLength(2 * 50);
  expect(ran).toBeGreaterThanOrEqual(49);
});
