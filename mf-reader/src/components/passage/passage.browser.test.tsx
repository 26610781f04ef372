import type { TranslationResult } from "@lagom/shared/contract/lookup";
import type { SavedWord } from "@lagom/shared/contract/words";
import { queryClient } from "@lagom/shared/query";
import { expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { type Answer, answer, brokenJson, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, READER, render } from "@lagom/shared/testing/render";
import { currentKeyGroups } from "@lagom/shared/ui/key-groups";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { savedWord, wordsOf } from "../../testing/answers.ts";
import { Passage } from "./passage.tsx";

const TEXT = wordsOf("Om havet", ["Havet är djupt.", "Ingen vet hur djupt."], {
  havet: "the sea",
  är: "is",
  djupt: "deep",
  vet: "knows",
  hur: "how",
});
const FAILED = "Translation service is temporarily unavailable. Please try again in a few seconds.";
const UNSAVED = { saved: false, id: null, status: null, translated_word: null };
const PHRASE: TranslationResult = {
  translated_word: "the sea is",
  source_lang: "sv",
  target_lang: "en",
  source: "dictionary",
  certainty: 0.8,
};

const passage = page.getByRole("group", { name: "Text: Om havet" });
const sheet = page.getByRole("dialog");
const save = sheet.getByRole("button", { name: "Save word" });
const savePhrase = sheet.getByRole("button", { name: "Save phrase" });
const undo = sheet.getByRole("button", { name: "Undo" });

beforeEach(() => {
  // Where the window changes its size, the sheet moves as a result of being measured; the browser then measures in two frames.
  expectConsoleError("ResizeObserver loop completed");
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/user-words/check/{word}", UNSAVED);
  answer("GET /api/token-corrections", { fixes: [] });
  answer("POST /api/user/activities", { id: 1 });
});

/** Takes words as the server does: what is saved is marked from then on. */
function takeWords() {
  let words: SavedWord[] = [];
  answer("GET /api/user-words/marks", () => ({
    marks: words.map(({ id, source_word: word, lemma, status }) => ({ id, word, lemma, status })),
  }));
  answer("GET /api/user-words/check/{word}", ({ params }) => {
    const word = words.find(({ source_word }) => source_word === params.word);
    return word
      ? { saved: true, id: word.id, status: word.status, translated_word: word.translated_word }
      : UNSAVED;
  });
  const saved = answer("POST /api/user-words", ({ body }) => {
    const word = savedWord(5, body.source_word, body.translated_word);
    words = [word];
    return word;
  });
  const deleted = answer("DELETE /api/user-words/{id}", () => {
    words = [];
  });
  return { saved, deleted };
}

const open = (user: typeof READER | null = READER, text = TEXT) =>
  render(
    inMain(
      <>
        <h1>Reading</h1>
        <Passage of={{ text }} language="svenska" level="A2" />
        <p>Beside the text</p>
      </>,
    ),
    { at: "/try", user, preferences: { target_language: "svenska" } },
  );

/** Two words at once, which the text itself cannot answer. */
async function lookUpPhrase(): Promise<void> {
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Havet är");
}

/** Clicks a word of the text where it stands. */
async function clickWord(word: string): Promise<void> {
  await expect.element(passage).toMatchTextContent(word);
  const root = passage.element();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(word) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    const [at, of] = [range.getBoundingClientRect(), root.getBoundingClientRect()];
    return passage.click({ position: { x: at.x + at.width / 2 - of.x, y: at.y + at.height / 2 - of.y } });
  }
  throw new Error(`${word} stands nowhere`);
}

/** Where the current word stands, and its fill. */
function currentWord() {
  const [word] = [...(CSS.highlights.get("word-current") ?? [])] as Range[];
  const fill = passage.element().querySelector(":scope > [aria-hidden]:last-child > div");
  if (!word || !fill) throw new Error("There is no current word");
  return { letters: word.getBoundingClientRect(), fill };
}

test("a word is looked up, saved and taken back by keys, and Escape gives the focus back to the text", async () => {
  const { saved, deleted } = takeWords();
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Havet");
  await expect.element(sheet).toMatchTextContent("the sea");
  await expect
    .element(sheet)
    .toMatchTextContent("From the Lagom lexicon, in the sense of this text · certain");
  await expectAccessible();
  await tabTo(save);
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).toHaveFocus();
  await expect
    .poll(() => saved.map(({ body }) => body))
    .toMatchObject([
      {
        source_word: "havet",
        translated_word: "the sea",
        source_lang: "sv",
        target_lang: "en",
        context: { rewrite_id: TEXT.rewrite_id, sentence: "Havet är djupt." },
      },
    ]);
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(save).toHaveFocus();
  await expect.poll(() => deleted.map(({ params }) => params.id)).toEqual(["5"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(passage).toHaveFocus();
  // Keys go on from here, so it is shown.
  expect(currentWord().letters.width).toBeGreaterThan(0);
});

test("a long word stands whole in its lookup, on a desktop and on the smallest phone", async () => {
  await open(
    READER,
    wordsOf("Om havet", ["Självständigheten kom.", "Självständighetsförklaringen kom."], {
      självständigheten: "the independence",
      självständighetsförklaringen: "the declaration of independence",
    }),
  );
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  const lines = () => sheet.getByRole("heading").element().querySelector("bdi")?.getClientRects().length;
  await expect.poll(lines).toBe(1);
  await page.viewport(320, 640);
  await expect.poll(lines).toBe(1);
  await userEvent.keyboard("{ArrowDown}");
  const heading = sheet.getByRole("heading");
  await expect.element(heading).toHaveTextContent("Självständighetsförklaringen");
  const [word, around] = [heading, sheet].map((one) => one.element().getBoundingClientRect());
  expect(word?.right).toBeLessThan(around?.right ?? 0);
});

test("a known word, saved or not, is learnt again from its lookup; what the server refuses is taken back", async () => {
  let [lemmas, status] = [["havet"], "known" as SavedWord["status"]];
  answer("GET /api/user/known-words/{id}", () => ({ lemmas }));
  answer("GET /api/user-words/marks", () => ({ marks: [{ id: 3, word: "hur", lemma: null, status }] }));
  const forgotten = answer("DELETE /api/user/known-words/{lang}/{lemma}", () => {
    lemmas = [];
  });
  await open(READER, { ...TEXT, known_level: null });
  const again = sheet.getByRole("button", { name: "Learn it again" });
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  await expect.element(again).toBeVisible();
  await expectAccessible();
  await press(again, "{Enter}");
  await expect.element(save).toHaveFocus();
  await expect.element(again).not.toBeInTheDocument();
  await expect.poll(() => forgotten.map(({ params }) => params)).toEqual([{ lang: "sv", lemma: "havet" }]);

  answer("PATCH /api/user-words/{id}", failure("bad_request"));
  await clickWord("hur");
  await again.click();
  await expect.element(page.getByText("“hur” could not be changed. Please try again.")).toBeVisible();
  await expect.element(again).toBeVisible();
  answer("PATCH /api/user-words/{id}", ({ body }) => {
    status = body.status ?? status;
    return { ...savedWord(3, "hur"), status };
  });
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.poll(() => status).toBe("learning");
});

test("S saves the word that is looked up, and the arrows take the open sheet along", async () => {
  const { saved } = takeWords();
  answer("POST /api/translate", failure("no_entry"));
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}{ArrowRight}{ArrowRight}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("djupt");
  await expect.element(sheet).toMatchTextContent("deep");
  await userEvent.keyboard("s");
  await expect.element(undo).toBeVisible();
  await expect.poll(() => saved.map(({ body }) => body.source_word)).toEqual(["djupt"]);
  // The same word elsewhere counts as saved too.
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Ingen");
  await expect.element(undo).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("djupt");
  await expect.element(undo).toBeVisible();
});

test("a click on a word opens its lookup; Close and a click beside the text close it", async () => {
  await open();
  await clickWord("djupt");
  await expect.element(sheet).toMatchTextContent("deep");
  const { letters, fill: behind } = currentWord();
  const fill = behind.getBoundingClientRect();
  // The next letter is a full stop, whose dot begins about a pixel after its own edge.
  expect(fill.right - letters.right).toBeLessThanOrEqual(1);
  expect(letters.left - fill.left).toBeLessThanOrEqual(1);
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(passage).toHaveFocus();
  expect(CSS.highlights.get("word-current")?.size).toBe(0);
  await clickWord("Havet");
  await expect.element(sheet).toMatchTextContent("the sea");
  await page.getByText("Beside the text").click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a phrase is asked for with its sentence, says that it is being looked up, and names its source", async () => {
  const translation = later("POST /api/translate");
  const asked = answer("POST /api/translate", translation.answer);
  await open();
  await lookUpPhrase();
  await expect.element(sheet.getByRole("status", { name: "Looking it up" })).toBeVisible();
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toEqual([{ text: "Havet är", source_lang: "sv", target_lang: "en", context: "Havet är djupt." }]);
  translation.give(PHRASE);
  await expect.element(sheet).toMatchTextContent("the sea is");
  await expect.element(sheet).toMatchTextContent("From an open dictionary · likely");
  await expectAccessible();
});

const PARTS: TranslationResult = {
  ...PHRASE,
  translated_word: "nobody · … · how",
  source: "lexicon",
  certainty: 0.1,
  guess: true,
  parts: [
    { text: "Ingen", translated_word: "nobody", lemma: "ingen", others: ["none"], source: "lexicon" },
    { text: "vet", translated_word: null },
    {
      text: "hurudan",
      translated_word: "how",
      lemma: "hur",
      others: [],
      source: "dictionary",
      dictionary: { name: "swe-eng", licence: "GPL", url: null },
    },
  ],
};

test("a meaning that arrives while a button is pressed moves it only once it is let go", async () => {
  const translation = later("POST /api/translate");
  answer("POST /api/translate", translation.answer);
  await open();
  await lookUpPhrase();
  const next = sheet.getByRole("button", { name: "Add the next word" }).element();
  const top = () => next.getBoundingClientRect().top;
  const before = top();
  next.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const others = Array.from({ length: 12 }, (_, at) => `another meaning ${at}`);
  translation.give({ ...PHRASE, others });
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(top()).toBe(before);
  next.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.element(sheet).toMatchTextContent("the sea is");
  expect(top()).not.toBe(before);
});

test("a phrase that nothing knows is shown word by word, and is saved with one's own meaning alone", async () => {
  const { saved } = takeWords();
  answer("POST /api/translate", PARTS);
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Ingen vet hur");
  await expect.element(sheet).toMatchTextContent("No entry for this as a whole. Word by word:");
  const row = (at: number) => [
    sheet.getByRole("term").nth(at).element().textContent,
    sheet.getByRole("definition").nth(at).element().textContent,
  ];
  expect([row(0), row(1), row(2)]).toEqual([
    ["Ingen", "nobody, none"],
    ["vet", "no entry"],
    ["hurudanbase form: hur", "how"],
  ]);
  await expect.element(sheet).toMatchTextContent("From the Lagom lexicon");
  await expect.element(sheet).toMatchTextContent("From an open dictionary: swe-eng · GPL");
  await expect.element(savePhrase).toBeDisabled();
  await expectAccessible();
  await userEvent.keyboard("s");
  const own = sheet.getByLabelText("Your own translation (english)");
  await expect.element(own).toHaveFocus();
  await userEvent.keyboard("nobody knows how{Enter}");
  await expect.element(undo).toBeVisible();
  await expect
    .poll(() => saved.map(({ body }) => body))
    .toMatchObject([{ source_word: "ingen vet hur", translated_word: "nobody knows how" }]);
});

test("a phrase of which no word is known is not empty either, nor is one that the server does not know", async () => {
  answer("POST /api/translate", failure("no_entry"));
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Enter}");
  await expect.element(sheet).toMatchTextContent("Word by word:Ingenno entryvetknows");
  await expect.element(savePhrase).toBeDisabled();
});

test("a guess through a third language says so and by which dictionaries, and is not saved as it stands", async () => {
  takeWords();
  answer("POST /api/translate", {
    ...PHRASE,
    guess: true,
    certainty: 0.3,
    dictionary: { name: "swe-deu", licence: "GPL", url: null },
    through: { lang: "de", dictionary: { name: "deu-eng", licence: "CC BY-SA 4", url: null } },
  });
  await open();
  await lookUpPhrase();
  await expect.element(sheet).toMatchTextContent("the sea is");
  await expect.element(sheet).toMatchTextContent("This is only a guess.");
  await expect
    .element(sheet)
    .toMatchTextContent("Through Deutsch, by swe-deu · GPL, then by deu-eng · CC BY-SA 4 · a guess");
  await expect.element(savePhrase).toBeDisabled();
  await sheet.getByLabelText("Your own translation (english)").fill("the sea is");
  await expect.element(savePhrase).toBeEnabled();
});

test.for([
  ["is", true],
  ["is not", false],
] as const)(
  "“Translate the sentence” %s offered where something can translate: %s",
  async ([, translates]) => {
    const [paragraph] = TEXT.paragraphs;
    if (!paragraph) throw new Error("The text has no paragraph");
    await open(READER, {
      ...TEXT,
      translates,
      heading: null,
      paragraphs: [{ ...paragraph, translations: [] }],
    });
    await press(passage, "{ArrowRight}");
    await userEvent.keyboard("{Enter}");
    await expect.element(sheet).toMatchTextContent("the sea");
    const offered = sheet.getByRole("button", { name: "Translate the sentence" });
    await expect.poll(() => offered.elements().length).toBe(translates ? 1 : 0);
    const does = currentKeyGroups().flatMap(({ list }) => list.map((key) => key.does));
    expect(does).toContain("Look it up");
    expect(does.includes("Translate the sentence")).toBe(translates);
  },
);

const FAILURES: [name: string, given: Answer<"POST /api/translate">][] = [
  ["answers 500", failure("internal")],
  ["answers broken JSON", brokenJson],
  ["answers what is none of ours", () => Response.json({})],
  ["cannot be reached", unreachable],
];

test.for(FAILURES)(
  "a lookup says so when the server %s; one's own meaning can be saved, and Retry asks again",
  async ([, given]) => {
    const { saved } = takeWords();
    answer("POST /api/translate", given);
    await open();
    await lookUpPhrase();
    const alert = sheet.getByRole("alert");
    await expect.element(alert).toMatchTextContent(FAILED);
    await expect.element(sheet).toMatchTextContent("Until then, word by word:Havetthe seaäris");
    await expect.element(savePhrase).toBeDisabled();
    await expectAccessible();
    await sheet.getByLabelText("Your own translation (english)").fill("mine");
    await savePhrase.click();
    await expect.element(undo).toBeVisible();
    await expect.element(sheet).toMatchTextContent("Your own translationmine");
    await expect.element(alert).toMatchTextContent(FAILED);
    await expect
      .poll(() => saved.map(({ body }) => body))
      .toMatchObject([{ source_word: "havet är", translated_word: "mine" }]);
    answer("POST /api/translate", PHRASE);
    await press(sheet.getByRole("button", { name: "Retry" }), "{Enter}");
    await expect.element(sheet).toMatchTextContent("the sea is");
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(passage).toHaveFocus();
  },
);

test("what nothing knows says so, and can be saved with one's own meaning alone", async () => {
  const { saved } = takeWords();
  answer("POST /api/translate", failure("no_entry"));
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(sheet).toMatchTextContent("No entry for this yet");
  await expect.element(sheet.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(save).toBeDisabled();
  await userEvent.keyboard("s");
  const own = sheet.getByLabelText("Your own translation (english)");
  await expect.element(own).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("nobody{Enter}");
  await expect.element(undo).toBeVisible();
  await expect
    .poll(() => saved.map(({ body }) => body))
    .toMatchObject([{ source_word: "ingen", translated_word: "nobody" }]);
});

test("a word that the server refuses is taken back, and the reader is told", async () => {
  answer("POST /api/user-words", failure("bad_request"));
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  await save.click();
  await expect.element(page.getByText("“havet” could not be saved. Please try again.")).toBeVisible();
  await expect.element(save).toBeEnabled();
  await expect.element(undo).not.toBeInTheDocument();
});

test("a word that could not be taken off the list stays saved and marked, and the reader is told", async () => {
  takeWords();
  answer("DELETE /api/user-words/{id}", failure("bad_request"));
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  await save.click();
  await expect.element(sheet).toMatchTextContent("Saved");
  await undo.click();
  await expect
    .element(page.getByText("“havet” could not be taken off your list. Please try again."))
    .toBeVisible();
  await expect.element(sheet).toMatchTextContent("Saved");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{ArrowRight}");
  const marked = () =>
    [...(CSS.highlights.get("word-new") ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    );
  await expect.poll(marked).toEqual(["Havet"]);
});

test("a selection too long to translate is not answered with the meaning of its beginning", async () => {
  const vattnet = Array.from({ length: 80 }, () => "Vattnet rinner.");
  await open(READER, wordsOf("Om havet", vattnet, { vattnet: "the water" }));
  await expect.element(passage).toBeVisible();
  const paragraph = passage.element().querySelector("p");
  if (!paragraph) throw new Error("The text has no paragraph");
  getSelection()?.selectAllChildren(paragraph);
  await expect.element(sheet).toMatchTextContent("That is too much at once. Choose fewer sentences.");
  await expect.element(savePhrase).toBeDisabled();
});

test("a visitor looks words up, and is asked to sign in to keep them", async () => {
  await open(null);
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).toMatchTextContent("the sea");
  await save.click();
  const asked = page.getByText("Sign in to keep your words.");
  await expect.element(asked).toBeVisible();
  await expectAccessible();
  await expect.element(save).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect.poll(() => `${location.pathname}${location.search}`).toBe("/?sign-in");
});

test("on a phone, what an action says is above the sheet, which hides neither it nor its own buttons", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open(null);
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
  await save.click();
  const signIn = page.getByRole("status").getByRole("button", { name: "Sign in" });
  await expect.element(signIn).toBeVisible();
  const atItsMiddle = () => {
    const { x, y, width, height } = signIn.element().getBoundingClientRect();
    return signIn.element().contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(atItsMiddle).toBe(true);
  const bottom = page
    .getByRole("status")
    .getByRole("button", { name: "Dismiss" })
    .element()
    .getBoundingClientRect().bottom;
  expect(bottom).toBeLessThan(sheet.element().getBoundingClientRect().top);
});

test("T translates the sentence of a word", async () => {
  await open();
  await press(passage, "{ArrowRight}");
  await userEvent.keyboard("t");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Havet är djupt");
  await expect.element(sheet).toMatchTextContent("(Havet är djupt.)");
  await expectAccessible();
  await expect
    .element(sheet)
    .toMatchTextContent("From the translated sentences of this collection · certain");
});

test("two words that the text takes for one are taken apart at their space, in one step", async () => {
  const text = {
    ...TEXT,
    paragraphs: [{ ...TEXT.paragraphs[0], tokens: [0, 8, 0, 9, 14, 2] }],
  } as typeof TEXT;
  answer("POST /api/translate", failure("no_entry"));
  const corrected = answer("PUT /api/token-corrections", ({ body }) => {
    const made = { id: 4, ...body };
    answer("GET /api/token-corrections", { fixes: [made] });
    return made;
  });
  await open(READER, text);
  await clickWord("Havet");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Havet är");
  await sheet.getByText("Wrong word?").click();
  await expectAccessible();
  await sheet.getByRole("button", { name: "These are two words" }).click();
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("Havet");
  await expect
    .poll(() => corrected.map(({ body }) => body))
    .toMatchObject([{ surface: "havet är", cuts: [6] }]);
});

test("where a word is to be split is chosen between its letters", async () => {
  answer("POST /api/translate", failure("no_entry"));
  const corrected = answer("PUT /api/token-corrections", ({ body }) => {
    const made = { id: 4, ...body };
    answer("GET /api/token-corrections", { fixes: [made] });
    return made;
  });
  await open();
  await clickWord("hur");
  await expect.element(sheet).toMatchTextContent("how");
  await press(sheet.getByText("Wrong word?"), "{Enter}");
  await press(sheet.getByRole("button", { name: "Split it" }), "{Enter}");
  const between = sheet.getByRole("button", { name: "Between h and u" });
  await expect.element(between).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectAccessible();
  await press(sheet.getByRole("button", { name: "Split", exact: true }), "{Enter}");
  await expect.element(sheet.getByRole("heading")).toHaveTextContent("h");
  await expect.poll(() => corrected.map(({ body }) => body)).toMatchObject([{ surface: "hur", cuts: [1] }]);
});

test("a title with which the text begins is not shown above it, and its words are not met twice", async () => {
  const [paragraph] = TEXT.paragraphs;
  const heading = {
    ...paragraph,
    id: "title",
    text: "Havet är djupt. Ingen…",
    sentences: [0, 22],
    translations: [],
  };
  await open(READER, { ...TEXT, heading } as typeof TEXT);
  const title = page.getByRole("heading", { name: "Havet är djupt. Ingen…" });
  await expect.element(title).toBeInTheDocument();
  expect(title.element().getBoundingClientRect().height).toBeLessThanOrEqual(1);
  await press(passage, "{ArrowRight}");
  // The first word is that of the text, not of the title.
  const shown = passage.element().querySelector('[data-paragraph="p1"]') as Element;
  expect(currentWord().letters.top).toBeGreaterThanOrEqual(shown.getBoundingClientRect().top);
});

test("where the system chooses the colours, the current word looks selected, and saved words do not", async () => {
  await commands.emulateForcedColors("active");
  onTestFinished(() => commands.emulateForcedColors(null));
  answer("GET /api/user-words/marks", { marks: [{ id: 1, word: "havet", lemma: "havet", status: "new" }] });
  await open();
  await expect.element(passage).toBeVisible();
  await expect.poll(() => CSS.highlights.get("word-new")?.size).toBe(1);
  const [marked] = [...(CSS.highlights.get("word-new") ?? [])];
  const sentence = marked?.startContainer.parentElement ?? document.body;
  // Where the browser adjusts the colours, it paints every highlight as selected, whatever colour that is given.
  expect(getComputedStyle(sentence).forcedColorAdjust).toBe("none");
  expect(getComputedStyle(sentence, "::highlight(word-new)").backgroundColor).toBe("rgba(0, 0, 0, 0)");
  await press(passage, "{ArrowRight}");
  await expect.poll(() => CSS.highlights.get("word-current")?.size).toBe(1);
  const system = document.createElement("mark");
  system.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText";
  document.body.append(system);
  const { fill } = currentWord();
  expect(getComputedStyle(fill).backgroundColor).toBe(getComputedStyle(system).backgroundColor);
  expect(getComputedStyle(sentence, "::highlight(word-current)").color).toBe(getComputedStyle(system).color);
  system.remove();
});

test("a lookup that keys opened can be reached by the very next key, and where its reader went they stay", async () => {
  const answered = later("POST /api/translate");
  answer("POST /api/translate", answered.answer);
  await open(READER, wordsOf("Om havet", ["Ingen blorpar."], {}));
  await expect.element(passage).toBeVisible();
  await press(passage, "{ArrowRight}");
  const key = new KeyboardEvent("keydown", { code: "KeyS", bubbles: true, cancelable: true });
  passage.element().dispatchEvent(key);
  // It is opened by now, and nothing of that is painted yet.
  await Promise.resolve();
  const close = sheet.getByRole("button", { name: "Close" });
  (close.element() as HTMLElement).focus();
  await expect.element(close).toHaveFocus();
  answered.give(failure("no_entry")());
  await expect.element(sheet.getByLabelText(/^Your own translation/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(passage).toHaveFocus();
});
