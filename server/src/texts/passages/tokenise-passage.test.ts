import { afterAll, expect, it } from "vitest";
import { tokeniseSentence } from "../../language/tokenise/tokenise.ts";
import { createTokeniser, type Tokeniser } from "../../language/tokenise/tokeniser.ts";
import { passageTokeniser } from "./tokenise-passage.ts";
import { sentencesOf } from "./wire-paragraph.ts";

const tokeniser = createTokeniser();
afterAll(() => tokeniser.close());

it("reads the names of a text once, however many paragraphs it has", async () => {
  let read = 0;
  const names = Object.defineProperty<string[]>([], 0, {
    get: () => {
      read += 1;
      return "Nya Kiruna";
    },
  });
  const cut = passageTokeniser({ code: "sv", lexicon: { lines: [], concepts: new Map() }, tokeniser }, names);
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
      const cut = passageTokeniser({ code, lexicon: { lines: [], concepts: new Map() }, tokeniser }, []);
      const paragraph = await cut(text);
      expect(paragraph.text).toBe(text);
      expect(sentencesOf(paragraph).join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      expect(paragraph.sentences.length).toBeGreaterThan(2);
    }
  },
);

it("lets other work run between the sentences of a paragraph", async () => {
  // On this thread, so that nothing but the cutting itself gives way.
  const here: Tokeniser = {
    tokenise: (code, sentences) => Promise.all(sentences.map((sentence) => tokeniseSentence(sentence, code))),
    close: async () => {},
  };
  const cut = passageTokeniser(
    { code: "sv", lexicon: { lines: [], concepts: new Map() }, tokeniser: here },
    [],
  );
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
