import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { WordsPage } from "../pages/words-page.tsx";
import { reviews, savedWord, words } from "../testing/answers.ts";

const hund = savedWord(2, "hund", { translated_word: "dog" });
const add = page.getByRole("button", { name: "Add a note on hund" });
const change = page.getByRole("button", { name: "Change the note on hund" });

beforeEach(() => {
  answer("GET /api/user-words", words([hund]));
  answer("GET /api/user-words/reviews", reviews([hund]));
});

test("a note on a word is written, changed and taken away in My words; Escape leaves it as it was", async () => {
  const written = answer("PATCH /api/user-words/{id}", ({ body: { note = "" } }) => {
    answer("GET /api/user-words", words([{ ...hund, note }]));
    return { ...hund, note };
  });
  await render(inMain(<WordsPage />), { at: "/my-words" });
  await add.click();
  await userEvent.keyboard("en hund, hundar");
  await expectAccessible();
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect.element(page.getByText("en hund, hundar")).toBeVisible();
  await expect.element(change).toHaveFocus();
  await change.click();
  await userEvent.keyboard("nonsense{Escape}");
  await expect.element(page.getByText("en hund, hundar", { exact: true })).toBeVisible();
  await change.click();
  await page.getByRole("textbox", { name: "Note on hund" }).fill(" ");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect.element(add).toBeVisible();
  await expect
    .poll(() => written.map(({ body }) => body))
    .toEqual([{ note: "en hund, hundar" }, { note: "" }]);
});

test("a note on a word that the server refuses is taken back, and the reader is told", async () => {
  answer("PATCH /api/user-words/{id}", failure("not_found"));
  await render(inMain(<WordsPage />), { at: "/my-words" });
  await add.click();
  await userEvent.keyboard("x");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect.element(page.getByText(/^The note on “hund” could not be saved/)).toBeVisible();
  await expect.element(add).toBeVisible();
});
