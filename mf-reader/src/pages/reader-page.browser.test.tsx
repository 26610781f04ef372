import type { Reply } from "@lagom/shared/contract/calls";
import type { FeedPage, Text } from "@lagom/shared/contract/text";
import { pagesKeyFor, queryClient } from "@lagom/shared/query";
import type { ReviewCardsProps } from "@lagom/shared/remote";
import { Route, Routes } from "@lagom/shared/router";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { provideParts } from "@lagom/shared/testing/areas";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { press } from "@lagom/shared/testing/keys";
import { type Answer, answer, brokenJson, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import type { LanguageName } from "@lagom/shared/text/languages";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { firstFeedQuery } from "../queries/newsfeed.ts";
import { feedItem, feedPage, savedWord, textOf, wordsOf } from "../testing/answers.ts";
import { giveVoices } from "../testing/voices.ts";
import { blockOf } from "../text/testing.ts";
import { ReaderPage } from "./reader-page.tsx";

const MESSAGE = "Unable to load article right now. Please try again in a few seconds.";
const SENTENCES = ["Havet är djupt.", "Ingen vet hur djupt."];
const passage = page.getByRole("group", { name: /^Text: / });

const SHOWN = { select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" } };
const sheet = page.getByRole("dialog");
const player = page.getByRole("region", { name: "Read aloud" });

const open = (target_language: LanguageName = "svenska") =>
  render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language } });

const FAILURES: [name: string, given: Answer<"GET /api/article_rewrite">][] = [
  ["answers 500", failure("internal")],
  ["answers broken JSON", brokenJson],
  ["answers what is none of ours", () => ({}) as Text],
  ["cannot be reached", unreachable],
];

beforeEach(() => {
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", SHOWN);
  answer("POST /api/user/activities", { id: 1 });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for(FAILURES)("when the server %s, the page says so, and Retry loads the text", async ([, given]) => {
  answer("GET /api/article_rewrite", given);
  await open();
  await expect.element(page.getByText(MESSAGE)).toBeVisible();
  await expect.element(passage).not.toBeInTheDocument();
  await expectAccessible();
  answer("GET /api/article_rewrite", textOf("Havet", SENTENCES));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(passage).toMatchTextContent("Havet är djupt.");
});

test.for([
  ["/article/99", "GET /api/article/{id}/rewrite"],
  ["/reader?text=99", "GET /api/user/texts/{id}"],
] as const)("where %s is no text, the page says so once and for all, and leads back", async ([at, call]) => {
  const asked = answer(call, failure("not_found"));
  const routes = ["/reader", "/article/:articleId"].map((path) => (
    <Route key={path} path={path} element={<ReaderPage />} />
  ));
  await render(inMain(<Routes>{routes}</Routes>), { at });
  await expect.element(page.getByRole("heading", { name: "This text is not here" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Back to the newsfeed" }))
    .toHaveAttribute("href", "/newsfeed");
  await expectAccessible();
  expect(asked).toHaveLength(1);
});

test("a text from a feed names its author, publisher and licence, with links, and that it was adapted", async () => {
  const source = {
    name: "Global Voices",
    url: "https://sv.globalvoices.org/havet/",
    author: "Maja Ek",
    licence: "CC BY 3.0",
  };
  answer("GET /api/article_rewrite", { ...textOf("Havet", SENTENCES), origin: "llm", source });
  await open();
  const publisher = page.getByRole("link", { name: "Global Voices" });
  await expect.element(publisher).toHaveAttribute("href", source.url);
  const licence = page.getByRole("link", { name: "CC BY 3.0" });
  await expect.element(licence).toHaveAttribute("href", "https://creativecommons.org/licenses/by/3.0/");
  for (const fact of ["Maja Ek", "adapted"]) await expect.element(page.getByText(fact)).toBeVisible();
  await expectAccessible();
});

test("a text reads well on a phone and on a desktop, in light and dark", async () => {
  const text = later("GET /api/article_rewrite");
  answer("GET /api/article_rewrite", text.answer);
  await open();
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  text.give(textOf("Havet", SENTENCES));
  await expect.element(passage).toMatchTextContent("Havet är djupt.");
  await expectAccessible();
});

test.for<[figure: string, known: Pick<Text, "known_percent" | "known_level">, explanation: RegExp]>([
  [
    "about 92 % at A2",
    { known_percent: 92, known_level: "A2" },
    /^About 92 of 100 words in this text are at A2 or below, leaving out names and numbers\./,
  ],
  [
    "80 % known",
    { known_percent: 80, known_level: null },
    /^80 of 100 words in this text are at your level or below, or marked as known by you\./,
  ],
])("the figure %s says by key how it is counted", async ([name, known, explanation]) => {
  answer("GET /api/article_rewrite", { ...textOf("Havet", SENTENCES), ...known });
  await open();
  const figure = page.getByRole("button", { name, exact: true });
  await press(figure, "{Enter}");
  await expect.element(page.getByText(explanation)).toBeVisible();
  await expectAccessible();
  await page.viewport(320, 640);
  const boxOf = (element: Element) => element.getBoundingClientRect();
  expect(boxOf(page.getByText(explanation).element()).width).toBeGreaterThan(240);
  const middles = [figure, page.getByRole("button", { name: "Print" })].map((one) => {
    const { top, bottom } = boxOf(one.element());
    return (top + bottom) / 2;
  });
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)), "from the figure's line").toBeLessThan(8);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText(explanation)).not.toBeVisible();
  await expect.element(figure).toHaveFocus();
});

test("while a text is being written, that is said in its place, or above the previous text", async () => {
  const writing = page
    .getByRole("status")
    .filter({ hasText: "It is being written. This can take a minute." });
  answer("GET /api/article_rewrite", failure("being_written"));
  await open();
  await expect.element(writing).toBeVisible();
  await expectAccessible();
  answer("GET /api/article_rewrite", textOf("Havet", SENTENCES));
  await expect.element(passage, { timeout: 10_000 }).toMatchTextContent("Havet är djupt.");
  await expect.element(writing).not.toBeInTheDocument();

  answer("GET /api/article/{id}/rewrite", failure("being_written"));
  await page.getByRole("radio", { name: "B1" }).click({ force: true });
  await expect.element(writing).toBeVisible();
  await expect.element(passage).toMatchTextContent("Havet är djupt.");
  await expectAccessible();
  answer("GET /api/article/{id}/rewrite", {
    ...textOf("Havet", ["Havet är mörkt."]),
    rewrite_id: 8,
    level: "B1",
    requested_level: "B1",
  });
  await expect.element(passage, { timeout: 10_000 }).toMatchTextContent("Havet är mörkt.");
  await expect.element(writing).not.toBeInTheDocument();
});

test("a focused button in the text gets its key, and the paragraph that was written meanwhile is shown", async () => {
  const text = textOf("Havet", SENTENCES);
  const rewritten = text.paragraphs.map((paragraph) => ({ ...paragraph, rewritten: false }));
  answer("GET /api/article_rewrite", { ...text, paragraphs: rewritten });
  await open();
  const retry = passage.getByRole("button", { name: "Retry" });
  await expect.element(retry).toBeVisible();
  const asked = answer("POST /api/rewrite/{id}/retry", failure("not_found"));
  answer("GET /api/article/{id}/rewrite", text);
  await press(retry, "{Enter}");
  await expect.poll(() => asked.map(({ params }) => params.id)).toEqual(["7"]);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(retry).not.toBeInTheDocument();
});

test("a device without a voice for the language says so", async () => {
  giveVoices("sv-SE");
  answer("GET /api/article_rewrite", { ...textOf("Havet", SENTENCES), language: "हिन्दी", lang: "hi" });
  await open("हिन्दी");
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect
    .element(player)
    .toMatchTextContent(
      "This device has no voice for हिन्दी. Voices can be added in the settings of the device.",
    );
  await expect.element(page.getByRole("button", { name: "Stop reading aloud" })).toHaveFocus();
});

test.for([
  ["العربية", "ar", "ar-EG", "رسالة", ["البحر عميق.", "لا أحد يعرف."]],
  ["中文", "zh", "zh-CN", "信", ["海很深。", "没有人知道。"]],
] as const)(
  "%s is read by its own voice, each sentence marked",
  async ([language, lang, by, title, sentences]) => {
    const voice = giveVoices("sv-SE", "zh-HK", "zh-TW", "zh-CN", "ar-EG");
    answer("GET /api/article_rewrite", { ...textOf(title, sentences), language, lang });
    await open(language);
    await page.getByRole("button", { name: "Read aloud" }).click();
    for (const count of [1, 2, 3]) {
      await expect.poll(() => voice.texts().length, { timeout: 3000 }).toBe(count);
      expect(voice.last()).toEqual({ lang: by, rate: 0.9 });
      const marked = () => document.querySelector("[data-spoken]")?.textContent?.trim();
      await expect.poll(marked).toBe(voice.texts().at(-1));
      voice.end();
    }
  },
);

test("P speaks the word, and Listen in its lookup too", async () => {
  // Where the window changes its size, the sheet moves as a result of being measured.
  expectConsoleError("ResizeObserver loop completed");
  const voice = giveVoices("sv-SE");
  answer("GET /api/article_rewrite", wordsOf("Havet", SENTENCES, { havet: "the sea" }));
  await open();
  await press(passage, "{ArrowDown}");
  await userEvent.keyboard("p");
  await expect.poll(voice.texts).toEqual(["Havet"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "Listen" }).click();
  await expect.poll(voice.texts).toEqual(["Havet", "Havet"]);
});

test("a screen reader reads plain sentences, and is told each word with its status and every change", async () => {
  const given = wordsOf("Hemma", ["Hunden sover i huset.", "Katten leker i parken."], {
    hunden: "dog",
    sover: "sleeps",
  });
  const [title] = blockOf("title", ["Hemma"]).entries;
  if (!given.heading || !title) throw new Error("The text has no heading");
  answer("GET /api/article_rewrite", {
    ...given,
    heading: { ...given.heading, tokens: [0, 5, given.entries.length] },
    entries: [
      ...given.entries.map((entry) => (entry.form === "hunden" ? { ...entry, lemma: "hund" } : entry)),
      title,
    ],
  });
  answer("GET /api/ux-flags", { select_to_translate_tutorial: null });
  answer("POST /api/ux-flags/select_to_translate_tutorial", SHOWN);
  let { marks }: Reply<"GET /api/user-words/marks"> = {
    marks: [{ id: 1, word: "hundar", lemma: "hund", status: "learning" }],
  };
  answer("GET /api/user-words/marks", () => ({ marks }));
  answer("GET /api/user-words/check/{word}", ({ params }) => {
    const mark = marks.find(({ word, lemma }) =>
      [word, lemma].includes(params.word === "hunden" ? "hund" : (params.word ?? "")),
    );
    return mark
      ? { saved: true, id: mark.id, status: mark.status, translated_word: "-" }
      : { saved: false, id: null, status: null, translated_word: null };
  });
  answer("POST /api/user-words", ({ body }) => {
    const { source_word: word, lemma = null } = body;
    marks = [...marks, { id: 2, word, lemma, status: "new" }];
    return savedWord(2, word);
  });
  answer("DELETE /api/user-words/{id}", ({ params }) => {
    marks = marks.filter(({ id }) => String(id) !== params.id);
  });
  await open();
  await expect.element(passage).toMatchTextContent("HemmaHunden sover i huset. Katten leker i parken.");
  await expect.element(passage).toMatchAriaInlineSnapshot(`
    - group "Text: Hemma":
      - heading "Hemma" [level=1]
      - paragraph: Hunden sover i huset. Katten leker i parken.
  `);
  await expect.element(passage).toHaveAccessibleDescription(/^Arrow keys move from word to word/);

  const live = () => document.querySelector("[aria-live=polite]");
  const said = () => live()?.textContent;
  const inSwedish = () => live()?.querySelector("[lang=sv]")?.textContent;
  // The hint is announced automatically, before any key is pressed.
  await expect.poll(said).toBe("How to look words up");
  await press(passage, "{ArrowRight}");
  await expect.poll(said).toBe("Hemma");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(said).toBe("Hunden, saved, learning");
  expect(inSwedish()).toBe("Hunden");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(said).toBe("sover");
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toMatch(/^sover: \w/);
  expect(inSwedish()).toBe("sover");
  // The S key as reported by a Russian keyboard.
  passage.element().dispatchEvent(new KeyboardEvent("keydown", { code: "KeyS", key: "ы", bubbles: true }));
  await expect.poll(said).toBe("sover saved");
  await userEvent.keyboard("{Escape}");
  await expect.poll(said).toMatch(/^Select to translate\./);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(said).toBe("i");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(said).toBe("sover, saved, new");
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.poll(said).toBe("sover i");

  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(said).toBe("Hunden, saved, learning");
  await userEvent.keyboard("{Enter}");
  await expect.poll(said).toMatch(/^Hunden: \w/);
  await press(sheet.getByRole("button", { name: "Undo" }), "{Enter}");
  await expect.poll(said).toBe("hundar is off your list");
  const save = sheet.getByRole("button", { name: "Save word" });
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(passage).toHaveFocus();

  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Finished" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(passage).toHaveFocus();
});

test("a level that was changed in the reader is still there after Back", async () => {
  answer("GET /api/article_rewrite", textOf("Havet", SENTENCES));
  answer("GET /api/article/{id}/rewrite", ({ url }) => ({
    ...textOf("Havet", [`Havet på ${url.searchParams.get("level")}.`]),
    rewrite_id: 8,
    level: "B1" as const,
    requested_level: "B1" as const,
  }));
  await render(
    inMain(
      <Routes>
        <Route path="/reader" element={<ReaderPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>,
    ),
    { at: "/reader", preferences: { target_language: "svenska" } },
  );
  await page.getByRole("radio", { name: "B1" }).click({ force: true });
  await expect.element(passage).toMatchTextContent("Havet på B1.");
  history.pushState({ usr: null, key: "elsewhere", idx: 1 }, "", "/elsewhere");
  dispatchEvent(new PopStateEvent("popstate"));
  await expect.element(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  history.back();
  await expect.element(passage).toMatchTextContent("Havet på B1.");
  await expect.element(page.getByRole("radio", { name: "B1" })).toBeChecked();
});

test("a text that is opened again at a sentence within a line keeps that sentence", async () => {
  const stretch = [
    "Havet är djupt och kallt.",
    "Ingen vet hur djupt det är, men många har försökt mäta det med långa linor.",
    "Där bor en fisk.",
  ];
  const text = textOf("Havet", ...Array.from({ length: 14 }, () => stretch));
  answer("GET /api/article_rewrite", text);
  const saved = answer("PUT /api/user/reading-positions/{id}", ({ body }) => body);
  const position = { paragraph: "p9", sentence: 1, occurred_at: "2026-11-01T10:00:00Z" };
  localStorage.setItem(`lagom.places.${READER.id}`, JSON.stringify({ "article:3:sv": position }));
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await expect.element(passage).toMatchTextContent("Havet är djupt");
  await expect.poll(() => scrollY).toBeGreaterThan(200);
  // The reader leaves, having scrolled by nothing that counts.
  dispatchEvent(new Event("scroll"));
  dispatchEvent(new Event("pagehide"));
  await expect.poll(() => saved.map(({ body }) => body)).toMatchObject([{ paragraph: "p9", sentence: 1 }]);
});

const Cards = ({ first }: ReviewCardsProps) => <p>Cards of {first.join()}</p>;

test("a finished text tells the streak, leads to the words that are due, and marks itself in the newsfeed", async () => {
  answer("GET /api/article_rewrite", wordsOf("Havet", SENTENCES, {}));
  answer("PUT /api/user/reading-positions/{id}", ({ body }) => body);
  const week = [{ day: "2026-03-01", state: "counted" as const }];
  answer("GET /api/user/level-offer", { offer: null });
  answer("GET /api/user/streak", { current: 3, longest: 5, week, repaired_days: [] });
  const asked = answer("GET /api/user-words/reviews", {
    cards: [],
    parameters: null,
    left_today: 12,
    reviewed_today: 0,
    waiting: 30,
    next_due: null,
  });
  answer("GET /api/user-words/marks", {
    marks: [
      { id: 1, word: "djupt", lemma: null, status: "learning" },
      { id: 2, word: "hav", lemma: "hav", status: "ignored" },
      { id: 3, word: "borta", lemma: null, status: "new" },
      { id: 4, word: "ingen", lemma: null, status: "known" },
      { id: 5, word: "vet hur", lemma: null, status: "new" },
    ],
  });
  const words = answer("GET /api/user-words", {
    words: [{ ...savedWord(1, "djupt", "عميق"), target_lang: "ar" }],
    total: 1,
    page: 1,
    limit: 12,
    has_more: false,
  });
  provideParts({ "account/review-cards": Cards });
  await open();
  const key = pagesKeyFor("GET /api/newsfeed", { query: firstFeedQuery(preferencesOf(READER), [], false) });
  const inFeed = () => queryClient.getQueryData<{ pages: FeedPage[] }>(key)?.pages[0]?.articles;
  queryClient.setQueryData(key, { pages: [feedPage([feedItem(3, "Havet"), feedItem(4, "Annat")])] });
  await press(page.getByRole("button", { name: "Finished" }), "{Enter}");
  await expect.element(page.getByText("Your streak: 3 days.")).toBeVisible();
  await expect.element(page.getByText("You met 3 of your words.")).toBeVisible();
  await expect
    .element(page.getByRole("list", { name: "You saved 1 word here:" }))
    .toHaveTextContent("djupt عميق");
  expect(words.map(({ url }) => url.search)).toEqual(["?rewrite_id=7&sort=oldest&limit=12"]);
  await expect
    .element(page.getByRole("link", { name: "Review 12 words" }))
    .toHaveAttribute("href", "/my-words?review&language=svenska");
  expect(asked.map(({ url }) => url.search)).toEqual(["?language=svenska&limit=1"]);
  await expect.element(page.getByText("Cards of 1,5")).toBeVisible();
  const ways = page.getByRole("link", { name: "Read the next one" }).element();
  const below = (text: string) =>
    ways.compareDocumentPosition(page.getByText(text).element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect([below("Your streak: 3 days."), below("Cards of 1,5")]).toEqual([4, 4]);
  expect(inFeed()?.map(({ finished }) => finished)).toEqual([true, undefined]);
  await expectAccessible();
});

const tutorial = page.getByRole("complementary", { name: "How to look words up" });

/** Draws the page as one sees it first, on a device with these pointers. */
async function openFirst(...pointers: string[]): Promise<void> {
  const real = window.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, pointer] = /any-pointer: (\w+)/.exec(query) ?? [];
    return pointer ? { matches: pointers.includes(pointer) } : real.call(window, query);
  });
  let flags: Reply<"GET /api/ux-flags"> = { select_to_translate_tutorial: null };
  answer("GET /api/ux-flags", () => flags);
  answer("POST /api/ux-flags/select_to_translate_tutorial", () => {
    flags = SHOWN;
    return flags;
  });
  answer("GET /api/article_rewrite", wordsOf("Om havet", SENTENCES, { havet: "the sea", är: "is" }));
  await open();
  await expect.element(tutorial).toBeVisible();
}

test.for([
  [["coarse"], "Touch any word", /^(?!.*([Cc]lick|key|Enter))/],
  [["fine"], "Click any word", /^(?!.*[Tt]ouch).*arrow keys and press Enter/],
  [["coarse", "fine"], "Touch any word", /Touch or click it, or go there with the arrow keys/],
] as const)(
  "with the pointers %s the tutorial speaks of what is at hand",
  async ([pointers, title, text]) => {
    await openFirst(...pointers);
    await expect.element(tutorial.getByRole("heading")).toHaveTextContent(title);
    await expect.element(tutorial).toMatchTextContent(text);
  },
);

test.for(["ltr", "rtl"])("on a page in %s the tutorial stands over the ends of lines", async (dir) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  await openFirst("fine");
  const middle = document.documentElement.clientWidth / 2;
  expect(tutorial.element().getBoundingClientRect().left).toBeGreaterThan(middle);
});

test("the tutorial moves on when the reader does what it asks for, in whatever order, and ends with the last", async () => {
  answer("GET /api/user-words/check/{word}", { saved: false, id: null, status: null, translated_word: null });
  answer("POST /api/translate", failure("not_found"));
  answer("POST /api/user-words", ({ body }) => savedWord(2, body.source_word));
  await openFirst("fine");
  await expect.element(tutorial).toMatchTextContent("1 of 3");
  await expectAccessible();
  await press(passage, "{ArrowRight}{Enter}");
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("s");
  await expect.element(sheet).toMatchTextContent("Saved");
  await userEvent.keyboard("{Escape}");
  await expect.element(tutorial).toMatchTextContent(/2 of 3.*Select to translate/);
  await expect
    .poll(() => document.querySelector("[aria-live=polite]")?.textContent)
    .toMatch(/^Select to translate\./);
  await press(passage, "{Shift>}{ArrowRight}{/Shift}{Enter}");
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(tutorial).not.toBeInTheDocument();
});
