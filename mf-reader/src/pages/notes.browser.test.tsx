import type { SentenceNote } from "@lagom/shared/contract/notes";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Passage } from "../components/passage/passage.tsx";
import { wordsOf } from "../testing/answers.ts";
import { withNote } from "../text/notes.ts";
import { ReaderPage } from "./reader-page.tsx";

const TEXT = wordsOf("Om havet", ["Havet är djupt.", "Ingen vet."], { havet: "the sea", ingen: "nobody" });
const WORDS: SentenceNote = { paragraph: "p1", sentence: 0, quote: "Havet är djupt.", note: "V2: är" };

const sheet = page.getByRole("dialog");
const field = sheet.getByRole("textbox", { name: "Your note on this sentence" });
const add = sheet.getByRole("button", { name: "Add a note" });
const list = page.getByRole("region", { name: "My notes" });

beforeEach(() => {
  // Where the window changes its size, the sheet moves as a result of being measured.
  expectConsoleError("ResizeObserver loop completed");
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/article_rewrite", TEXT);
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  const shown_at = "2026-01-01T00:00:00Z";
  answer("GET /api/ux-flags", { select_to_translate_tutorial: { version: 1000, shown_at } });
  answer("POST /api/user/activities", { id: 1 });
});

/** Keeps notes as the server does. @returns what was written */
function takeNotes(...first: SentenceNote[]) {
  let notes = first;
  answer("GET /api/user/notes", () => ({ notes }));
  return answer("PUT /api/user/notes", ({ body: { rewrite_id: _, ...note } }) => {
    notes = withNote(notes, note);
  });
}

async function lookUpFirstWord() {
  await render(inMain(<ReaderPage />), { at: "/reader" });
  await press(page.getByRole("group", { name: "Text: Om havet" }), "{ArrowDown}");
  await userEvent.keyboard("{Enter}");
}

const noted = () =>
  [...(CSS.highlights.get("sentence-noted") ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.nodeValue?.slice(startOffset, endOffset),
  );

test("a note on a sentence is marked in the text, listed at its end, changed in the lookup and removed with Undo", async () => {
  const written = takeNotes();
  await lookUpFirstWord();
  await add.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("V2: är");
  await expectAccessible();
  await sheet.getByRole("button", { name: "Save note" }).click();
  const change = sheet.getByRole("button", { name: "Change the note" });
  await expect.element(change).toHaveFocus();
  await expect.element(list).toMatchTextContent("Havet är djupt.V2: är");
  await expect.poll(noted).toEqual(["Havet är djupt."]);
  await change.click();
  await userEvent.keyboard("!");
  await sheet.getByRole("button", { name: "Save note" }).click();
  await expect.element(list).toMatchTextContent("V2: är!");
  await list.getByRole("button", { name: "Remove the note" }).click();
  await expect.element(list).not.toBeInTheDocument();
  expect(noted()).toEqual([]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(list).toMatchTextContent("V2: är!");
  await expect.poll(() => written.map(({ body }) => body.note)).toEqual(["V2: är", "V2: är!", "", "V2: är!"]);
  expect(written[0]?.body).toEqual({ ...WORDS, rewrite_id: 7 });
});

test("Escape gives a note up and leaves the lookup open; what was typed is written when another sentence is looked up", async () => {
  const written = takeNotes(WORDS);
  await lookUpFirstWord();
  await sheet.getByRole("button", { name: "Change the note" }).click();
  await userEvent.keyboard(" and more{Escape}");
  await expect.element(sheet.getByText("V2: är", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Change the note" }).click();
  await userEvent.keyboard("!!");
  await press(page.getByRole("group", { name: "Text: Om havet" }), "{ArrowDown}");
  await expect.element(add).toBeVisible();
  await expect.element(list).toMatchTextContent("V2: är!!");
  await expect.poll(() => written.map(({ body }) => body.note)).toEqual(["V2: är!!"]);
});

test("a note that the server refuses is taken back, and the reader is told", async () => {
  answer("GET /api/user/notes", { notes: [] });
  answer("PUT /api/user/notes", failure("bad_request"));
  await lookUpFirstWord();
  await add.click();
  await userEvent.keyboard("x");
  await sheet.getByRole("button", { name: "Save note" }).click();
  await expect.element(page.getByText("The note could not be saved. Please try again.")).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test("a visitor is offered no note", async () => {
  await render(inMain(<Passage of={{ text: TEXT }} language="svenska" level="A2" />), { user: null });
  await press(page.getByRole("group", { name: "Text: Om havet" }), "{ArrowDown}{Enter}");
  await expect.element(sheet).toMatchTextContent("the sea");
  await expect.element(add).not.toBeInTheDocument();
});

test("the note on a saved word is shown where the word is looked up", async () => {
  takeNotes();
  answer("GET /api/user-words/marks", {
    marks: [{ id: 1, word: "havet", lemma: null, status: "learning", noted: true }],
  });
  answer("GET /api/user-words/check/{word}", {
    saved: true,
    id: 1,
    status: "learning",
    translated_word: "the sea",
    note: "ett hav, flera hav",
  });
  await lookUpFirstWord();
  await expect.element(sheet.getByText("ett hav, flera hav")).toBeVisible();
});
