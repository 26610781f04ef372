import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { LEECH_LAPSES } from "@lagom/shared/text/review";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { WordsPage } from "../../pages/words-page.tsx";
import { reviews, savedWord } from "../../testing/answers.ts";
import { giveListening } from "../../testing/listening.tsx";

const hund = savedWord(2, "hund", { translated_word: "dog" });
const bare = savedWord(1, "katt", { translated_word: "cat", context: null });
const card = page.getByRole("article", { name: "Word" });
const kind = page.getByRole("combobox", { name: "Cards ask for" });
const field = page.getByRole("textbox", { name: "The word in the gap" });

/** The review of both words, asked in this way. */
async function open(chosen: string, ...voices: string[]) {
  const said = giveListening(...voices);
  localStorage.setItem("lagom.cards", JSON.stringify(chosen));
  const { cards, ...rest } = reviews([hund, bare]);
  answer("GET /api/user-words/reviews", {
    ...rest,
    cards: cards.map((one) => ({
      ...one,
      sentence_translation: one.word === hund ? "This is a dog." : null,
    })),
  });
  answer("PUT /api/user-words/{id}/reviews/{answer_id}", { word_id: 2, schedule: null });
  await render(inMain(<WordsPage />), { at: "/my-words?review" });
  await expect.element(card).toBeVisible();
  return said;
}

test("a gap shows the meaning, and its back the word, its sentence and what that means; without a sentence the word is asked", async () => {
  await open("word");
  await expect.element(card).toMatchTextContent(/^hundDet här är hund.$/);
  await kind.selectOptions("gap");
  await expect.element(card).toMatchTextContent(/^Det här är gap.dog$/);
  expect(localStorage.getItem("lagom.cards")).toBe('"gap"');
  await expectAccessible();
  (card.element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await expect.element(card).toMatchTextContent(/^hundDet här är hund.dogThis is a dog./);
  await userEvent.keyboard("3");
  await expect.element(card).toMatchTextContent(/^katt$/);
});

test("on a phone, what answers a card is on the screen once the card is turned", async () => {
  await page.viewport(360, 520);
  await open("word");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect.element(page.getByRole("button", { name: /^Easy/ })).toBeInViewport({ ratio: 1 });
});

test("a typed word is checked by Enter, and told which letters differ; then keys rate it", async () => {
  await open("typing");
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("hand{Enter}");
  await expect
    .element(card)
    .toMatchTextContent(/You typed hand“\u2068u\u2069” instead of “\u2068a\u2069”dog/);
  await expect.element(card).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(card).toMatchTextContent(/^katt$/);
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard(" 4");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("Hund.{Enter}");
  await expect.element(card).toMatchTextContent(/Rightdog/);
});

test("Enter that ends a composition does not check the word", async () => {
  await open("typing");
  await userEvent.keyboard("hu");
  const enter = new KeyboardEvent("keydown", {
    key: "Enter",
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  expect(field.element().dispatchEvent(enter)).toBe(false);
});

test("what is heard is asked where the device has a voice, by L again, and seen on the back", async () => {
  const said = await open("listening", "sv");
  await expect.element(card).toMatchTextContent(/^Listen. What does it mean\?Listen$/);
  await expect.poll(() => said).toContain("Det här är hund.");
  await expect.element(card).toHaveFocus();
  const before = said.length;
  await userEvent.keyboard("l");
  expect(said).toHaveLength(before + 1);
  await expectAccessible();
  await userEvent.keyboard(" ");
  await expect.element(card).toMatchTextContent(/^hundDet här är hund.dog/);
  await expect.element(card.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("without a voice for its language a card asks for the word, and listening is not offered", async () => {
  await open("listening");
  await expect.element(card).toMatchTextContent(/^hundDet här är hund.$/);
  await kind.selectOptions("word");
  await expect.element(kind).toMatchTextContent("The meaning of the wordThe word in a gapThe word, typed");
});

test("a word that was forgotten eight times is marked, and can be translated anew and set aside, by keys alone", async () => {
  giveListening();
  const schedule = {
    due: "2026-03-01T10:00:00Z",
    last_review: "2026-02-28T10:00:00Z",
    stability: 1,
    difficulty: 9,
    state: "review" as const,
    learning_steps: 0,
    scheduled_days: 1,
    reps: 30,
    lapses: LEECH_LAPSES,
  };
  answer("GET /api/user-words/reviews", {
    ...reviews([]),
    cards: [{ word: hund, schedule, sentence_translation: null }],
  });
  const changed = answer("PATCH /api/user-words/{id}", hund);
  await render(inMain(<WordsPage />), { at: "/my-words?review" });
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard(" ");
  const hard = page.getByRole("region", { name: "Often forgotten" });
  await expect.element(hard.getByRole("link", { name: "See it in its text" })).toBeVisible();
  await expectAccessible();
  await press(hard.getByRole("button", { name: "Edit the translation of hund" }), "{Enter}");
  await userEvent.keyboard("{Control>}a{/Control}hound{Enter}");
  await expect.element(card).toMatchTextContent(/^hundDet här är hund.hound/);
  await press(hard.getByRole("button", { name: "Set aside" }), "{Enter}");
  await expect
    .element(page.getByRole("region", { name: "What you learnt" }))
    .toMatchTextContent("hundhoundIgnored");
  await expect
    .poll(() => changed.map(({ body }) => body))
    .toEqual([{ translated_word: "hound" }, { status: "ignored" }]);
});
