import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, unreachable } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { commands, page } from "vitest/browser";
import { changeReadingLook } from "../stores/reading-look.ts";
import { sectionsOf, wordsOf } from "../testing/answers.ts";
import { ReaderPage } from "./reader-page.tsx";

const SENTENCES = ["Havet är djupt.", "Ingen vet hur djupt."];

beforeEach(() => {
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
  answer("GET /api/user/known-words/{id}", { lemmas: [] });
  answer("GET /api/article_rewrite", wordsOf("Om havet", SENTENCES, {}));
});

/** The texts of a highlight, in order. */
const drawn = (name: string) =>
  [...(CSS.highlights.get(`word-${name}`) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.textContent?.slice(startOffset, endOffset),
  );

async function open() {
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await expect.element(page.getByRole("group", { name: /^Text: / })).toBeVisible();
}

test("words are coloured by status where that is chosen, with what each look means; before, the text looks as ever", async () => {
  answer("GET /api/user-words/marks", {
    marks: [
      { id: 1, word: "djupt", lemma: null, status: "learning" },
      { id: 2, word: "vet", lemma: null, status: "known" },
      { id: 3, word: "havet", lemma: null, status: "new" },
    ],
  });
  await open();
  await expect.poll(() => drawn("learning")).toEqual(["djupt", "djupt"]);
  expect(drawn("unsaved")).toEqual([]);
  await press(page.getByRole("button", { name: "Text and theme" }), "{Enter}");
  const choice = page.getByRole("switch", { name: "Colour words by status" });
  await press(choice, " ");
  await expect.poll(() => drawn("unsaved")).toEqual(["är", "Ingen", "hur"]);
  expect([drawn("new"), drawn("learning")]).toEqual([["Havet"], ["djupt", "djupt"]]);
  await expect
    .element(page.getByRole("list", { name: "Colour words by status" }))
    .toHaveTextContent("not savednewlearningdueknown");
  await expectAccessible();
  await press(choice, " ");
  await expect.poll(() => drawn("unsaved")).toEqual([]);
});

test("of a long text only the words near the screen are coloured, and others once they come there", async () => {
  changeReadingLook({ statuses: true });
  onTestFinished(() => changeReadingLook({ statuses: false }));
  answer("GET /api/user-words/marks", { marks: [] });
  const sections = Array.from({ length: 12 }, (_, n) => [`Del ${n}`, Array(60).fill(`Havet är djupt${n}.`)]);
  answer("GET /api/article_rewrite", sectionsOf("Om havet", ["Början."], Object.fromEntries(sections)));
  await open();
  await expect.poll(() => drawn("unsaved")).toContain("Havet är djupt0");
  expect(drawn("unsaved")).not.toContain("Havet är djupt11");
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await expect.poll(() => drawn("unsaved")).toContain("Havet är djupt11");
  expect(drawn("unsaved")).not.toContain("Havet är djupt0");
});

test("the words of a heading are underlined without a tint, which would cover the line above", async () => {
  changeReadingLook({ statuses: true });
  onTestFinished(() => changeReadingLook({ statuses: false }));
  answer("GET /api/user-words/marks", { marks: [] });
  await open();
  await expect.poll(() => drawn("unsaved")).toContain("Havet är djupt");
  const backgrounds = ["h1", "p"].flatMap((element) =>
    ["unsaved", "new", "learning", "due"].map((name) => {
      const sentence = document.querySelector(`[data-block]:is(${element}) > span`) ?? document.body;
      return getComputedStyle(sentence, `::highlight(word-${name})`).backgroundColor === "rgba(0, 0, 0, 0)";
    }),
  );
  expect(backgrounds).toEqual([true, true, true, true, false, false, false, false]);
});

test("where the system chooses the colours, statuses differ by their lines alone", async () => {
  await commands.emulateForcedColors("active");
  onTestFinished(() => commands.emulateForcedColors(null));
  changeReadingLook({ statuses: true });
  onTestFinished(() => changeReadingLook({ statuses: false }));
  answer("GET /api/user-words/marks", {
    marks: [
      { id: 1, word: "djupt", lemma: null, status: "learning" },
      { id: 3, word: "havet", lemma: null, status: "new" },
    ],
  });
  await open();
  await expect.poll(() => drawn("unsaved")).toEqual(["är", "Ingen vet hur"]);
  const [marked] = [...(CSS.highlights.get("word-unsaved") ?? [])];
  const sentence = marked?.startContainer.parentElement ?? document.body;
  const looks = ["unsaved", "new", "learning"].map((name) => {
    const { backgroundColor, textDecorationStyle } = getComputedStyle(sentence, `::highlight(word-${name})`);
    return [backgroundColor, textDecorationStyle];
  });
  expect(looks).toEqual([
    ["rgba(0, 0, 0, 0)", "dotted"],
    ["rgba(0, 0, 0, 0)", "dashed"],
    ["rgba(0, 0, 0, 0)", "solid"],
  ]);
});

test("the rest of a text is marked as known at its end, and one press takes it back", async () => {
  changeReadingLook({ statuses: true });
  onTestFinished(() => changeReadingLook({ statuses: false }));
  let lemmas: string[] = [];
  answer("GET /api/user/known-words/{id}", () => ({ lemmas }));
  answer("GET /api/user-words/marks", { marks: [{ id: 1, word: "djupt", lemma: null, status: "learning" }] });
  answer("GET /api/user-words", { words: [], total: 0, page: 1, limit: 12, has_more: false });
  answer("GET /api/user/streak", { current: 1, longest: 1, week: [], repaired_days: [] });
  answer("GET /api/user/level-offer", { offer: null });
  answer("GET /api/user-words/reviews", {
    cards: [],
    left_today: 9,
    reviewed_today: 0,
    waiting: 0,
    next_due: null,
    parameters: null,
  });
  answer("PUT /api/user/reading-positions/{id}", ({ body }) => body);
  const put = answer("PUT /api/user/known-words/{id}", () => {
    lemmas = ["havet", "är", "ingen", "hur"];
    return { words: 4 };
  });
  const taken = answer("DELETE /api/user/known-words/{id}", () => {
    lemmas = [];
  });
  await open();
  await expect.poll(() => drawn("unsaved")).toEqual(["Havet är", "Ingen vet hur"]);
  await press(page.getByRole("button", { name: "Finished" }), "{Enter}");
  await press(page.getByRole("button", { name: "Mark the rest as known" }), "{Enter}");
  await expect.element(page.getByText(/^4 words are known now\./)).toBeVisible();
  await expect.poll(() => drawn("unsaved")).toEqual(["vet"]);
  await expectAccessible();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toHaveFocus();
  await press(undo, "{Enter}");
  await expect.poll(() => drawn("unsaved")).toEqual(["Havet är", "Ingen vet hur"]);
  expect([...put, ...taken].map(({ url }) => url.pathname)).toEqual([
    "/api/user/known-words/7",
    "/api/user/known-words/7",
  ]);
  answer("PUT /api/user/known-words/{id}", unreachable);
  await press(page.getByRole("button", { name: "Mark the rest as known" }), "{Enter}");
  await expect.element(page.getByText(/^Kept on this device; it is sent/)).toBeVisible();
});
