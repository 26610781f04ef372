import type { SavedWord } from "@lagom/shared/contract/words";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reviews, savedWord, words } from "../testing/answers.ts";
import { giveListening } from "../testing/listening.tsx";
import { WordsPage } from "./words-page.tsx";

/** What the frame takes of a phone's height, above and below. */
const FRAME = 128;
const hund = savedWord(2, "hund", { translated_word: "dog" });
const vatten = savedWord(1, "vatten", { translated_word: "water" });
const card = page.getByRole("article", { name: "Word" });

beforeEach(() => {
  giveListening();
  answer("GET /api/user-words", words([hund, vatten]));
  answer("GET /api/user-words/reviews", reviews([hund, vatten]));
});

test("words are chosen, deleted and brought back by keys alone", async () => {
  const known = { ...hund, status: "known" } as const;
  let list: SavedWord[] = [hund, vatten];
  const change = (next: SavedWord[]) => {
    list = next;
    return { ids: [hund.id] };
  };
  answer("GET /api/user-words", ({ url: { searchParams } }) =>
    words(list.filter(({ source_word }) => source_word.includes(searchParams.get("q") ?? ""))),
  );
  const changed = answer("PATCH /api/user-words", () => change([known, vatten]));
  answer("POST /api/user-words/delete", () => change([vatten]));
  const restored = answer("POST /api/user-words/restore", () => change([known, vatten]));
  await render(inMain(<WordsPage />), { at: "/my-words" });
  const row = page.getByRole("row", { name: /hund/ });
  await tabTo(page.getByRole("checkbox", { name: "Select hund" }));
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("button", { name: "Set status" })).toBeVisible();
  await expectAccessible();
  await page.viewport(320, 800);
  const tops = ["Set status", "Delete", "Clear selection"].map((name) =>
    Math.round(page.getByRole("button", { name, exact: true }).element().getBoundingClientRect().top),
  );
  expect(new Set(tops).size, `buttons at ${tops} px`).toBe(1);
  const { bottom } = page.getByRole("button", { name: "Set status" }).element().getBoundingClientRect();
  const card = page.getByRole("row").nth(1).element().getBoundingClientRect();
  expect(card.top - bottom, "room below the buttons").toBeGreaterThanOrEqual(10);
  await tabTo(page.getByRole("combobox", { name: "Status of hund" }));
  await userEvent.keyboard("k");
  await expect.element(page.getByLabelText("Status of hund")).toHaveValue("known");
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ ids: [hund.id], status: "known" }]);

  await tabTo(page.getByRole("button", { name: "Delete hund" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: "Select vatten" })).toHaveFocus();
  await tabTo(page.getByRole("button", { name: "Undo" }).last());
  await userEvent.keyboard("{Enter}");
  await expect.element(row).toBeVisible();
  await expect.poll(() => restored.map(({ body }) => body)).toEqual([{ ids: [hund.id] }]);

  await tabTo(page.getByRole("searchbox", { name: "Search" }));
  await userEvent.keyboard("vat");
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(page.getByRole("row", { name: /vatten/ })).toBeVisible();
});

test("long words, and what is edited, have their room on a tablet and on the smallest phone", async () => {
  const { context } = savedWord(3, "självständighet");
  const long = savedWord(3, "självständighet", {
    translated_word: "independence",
    note: "utan plural",
    context: context && { ...context, sentence: `${"Här står mycket. ".repeat(9)}${context.sentence}` },
  });
  answer("GET /api/user-words", words([long, hund, vatten]));
  await page.viewport(768, 900);
  await render(inMain(<WordsPage />), { at: "/my-words" });
  const translation = page.getByText("independence", { exact: true });
  await expect.element(translation).toBeVisible();
  const line = document.createRange();
  line.selectNodeContents(translation.element());
  expect(line.getClientRects()).toHaveLength(1);
  await page.getByRole("button", { name: "Add a note on hund" }).click();
  await page.getByRole("button", { name: "Edit the translation of vatten" }).click();
  const frame = page.getByRole("table").element().parentElement as HTMLElement;
  await expect.poll(() => frame.scrollWidth - frame.clientWidth).toBe(0);
  // Where a column shows the bin alone, its header does not name it.
  const saved = document.createRange();
  saved.selectNodeContents(page.getByRole("columnheader", { name: "Saved" }).element());
  expect(saved.getBoundingClientRect().width).toBe(0);
  await page.viewport(320, 700);
  expect(frame.scrollWidth).toBe(frame.clientWidth);
  const field = page.getByRole("textbox", { name: "Translation of vatten" }).element();
  expect(field.getBoundingClientRect().width).toBeGreaterThan(140);
});

test("filters that are chosen faster than the page is drawn count together", async () => {
  answer("GET /api/languages", failure("bad_request")); // the built-in ones then
  await render(inMain(<WordsPage />), { at: "/my-words?status=learning" });
  await expect.element(page.getByRole("row", { name: /hund/ })).toBeVisible();
  const choose = (label: string, value: string) => {
    const select = page.getByLabelText(label, { exact: true }).element() as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  choose("Status", "");
  choose("Language", "Deutsch");
  await expect.poll(() => location.search).toBe("?language=Deutsch");
  const asked = answer("GET /api/user-words", words([{ ...hund, lapses: 9 }]));
  await page.getByLabelText("Status", { exact: true }).selectOptions("Often forgotten");
  await expect.poll(() => asked.at(-1)?.url.searchParams.get("forgotten")).toBe("true");
  expect(location.search).toBe("?language=Deutsch&forgotten=true");
});

test("on a phone the first word stands on the first screen, and the filters are folded away with how many are set", async () => {
  await page.viewport(390, 844);
  answer("GET /api/languages", failure("bad_request")); // the built-in ones then
  await render(inMain(<WordsPage />), { at: "/my-words?status=learning" });
  const row = page.getByRole("row", { name: /hund/ });
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().bottom).toBeLessThan(844 - FRAME);
  const status = page.getByRole("combobox", { name: "Status", exact: true });
  await expect.element(status).not.toBeInTheDocument();
  const filters = page.getByRole("button", { name: "Filters (1)" });
  await filters.click();
  await expect.element(status).toHaveValue("learning");
  await expect.element(filters).toHaveAttribute("aria-expanded", "true");
  await expectAccessible();
  await expect.element(status).toBeVisible();
  await expect.element(filters).not.toBeInTheDocument();
});

test("the preview of an import tells what becomes of each line", async () => {
  answer("POST /api/user-words/import", { outcomes: ["new", "changed"] });
  await render(inMain(<WordsPage />), { at: "/my-words" });
  await press(page.getByRole("button", { name: "Export and import" }), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Import a CSV file" }), "{Enter}");
  const dialog = page.getByRole("dialog", { name: "Import words" });
  await expectAccessible();
  const text = [
    "word,translation,language,translation_language,status",
    "katt,cat,svenska,english,learning",
    "hund,,sv,en,",
    "Hund,hound,sv,en,learning",
    "x,y,tlh,en,",
  ].join("\n");
  await dialog.getByLabelText("File", { exact: true }).upload(new File([text], "words.csv"));
  await expect
    .element(dialog)
    .toMatchTextContent("1 new, 1 changed, 0 already the same, 2 that cannot be read.");
  expect(
    dialog
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Line 3: translation is empty.", "Line 5: “tlh” is none of the 16 languages."]);
  const store = dialog.getByRole("button", { name: "Import 2 words and leave out 2 lines" });
  await expect.element(store).toBeVisible();
  await expectAccessible();
  await page.viewport(320, 700);
  expect(store.element().getBoundingClientRect().left).toBeGreaterThan(0);
  await store.click();
  await expect.element(page.getByText("2 words imported")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a file of words that are all there already leaves nothing to import", async () => {
  answer("POST /api/user-words/import", { outcomes: ["same"] });
  await render(inMain(<WordsPage />), { at: "/my-words" });
  await press(page.getByRole("button", { name: "Export and import" }), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Import a CSV file" }), "{Enter}");
  const dialog = page.getByRole("dialog", { name: "Import words" });
  const text = "word,translation,language,translation_language\nhund,dog,sv,en\n";
  await dialog.getByLabelText("File", { exact: true }).upload(new File([text], "same.csv"));
  await expect
    .element(dialog)
    .toMatchTextContent("0 new, 0 changed, 1 already the same, 0 that cannot be read.");
  await expect.element(dialog.getByRole("button", { name: /^Import / })).not.toBeInTheDocument();
});

test("one word and one line that cannot be read are named in the singular", async () => {
  answer("POST /api/user-words/import", { outcomes: ["new"] });
  await render(inMain(<WordsPage />), { at: "/my-words" });
  await press(page.getByRole("button", { name: "Export and import" }), "{Enter}");
  await press(page.getByRole("menuitem", { name: "Import a CSV file" }), "{Enter}");
  const text = "word,translation,language,translation_language\nkatt,cat,sv,en\nhund,,sv,en\n";
  await page.getByLabelText("File", { exact: true }).upload(new File([text], "one.csv"));
  await expect
    .element(page.getByRole("button", { name: "Import 1 word and leave out 1 line", exact: true }))
    .toBeVisible();
});

test("a card of the review has no fault in either theme, before and after its answer, nor a long word too little room", async () => {
  answer("GET /api/user-words/reviews", reviews([savedWord(3, "självständighetsförklaring")]));
  await render(inMain(<WordsPage />), { at: "/my-words?review" });
  await expect.element(card).toHaveFocus();
  await expectAccessible();
  await press(card, " ");
  await expect.element(page.getByRole("button", { name: /^Easy/ })).toBeVisible();
  await expectAccessible();
  await page.viewport(320, 700);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
});

test("a word that is known leaves the review by the reader's own act, and undo brings it back", async () => {
  let due = [vatten];
  answer("GET /api/user-words/reviews", () => reviews(due));
  const changed = answer("PATCH /api/user-words/{id}", ({ body }) => {
    due = body.status === "known" ? [] : [vatten];
    return vatten;
  });
  await render(inMain(<WordsPage />), { at: "/my-words?review" });
  await expect.element(card).toMatchTextContent("vatten");
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(page.getByRole("heading", { name: "All reviewed" })).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "What you learnt" }))
    .toMatchTextContent("vattenwaterKnown");
  await expect.element(page.getByRole("status").getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.element(card).toMatchTextContent("vatten");
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ status: "known" }, { status: "new" }]);
});

test("a review ends at the daily limit, and continues if the reader wants more", async () => {
  answer("GET /api/user-words/reviews", ({ url: { searchParams } }) =>
    searchParams.get("more") === "true"
      ? reviews([vatten], { left_today: 0 })
      : reviews([], { left_today: 0, reviewed_today: 5, waiting: 1 }),
  );
  await render(inMain(<WordsPage />), { at: "/my-words?review" });
  await expect.element(page.getByRole("heading", { name: "Enough for today" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Review more" }).click();
  await expect.element(card).toMatchTextContent("vatten");
});

test("the review ends with what was learnt; the last card does not come again at once, and what falls due is offered", async () => {
  let due: SavedWord[] = [vatten];
  answer("GET /api/user-words/reviews", () =>
    reviews(due, { next_due: new Date(Date.now() + 600_000).toISOString() }),
  );
  const sent = answer("PUT /api/user-words/{id}/reviews/{answer_id}", () => {
    due = [hund];
    return { word_id: vatten.id, schedule: null };
  });
  await render(inMain(<WordsPage />), { at: "/my-words?review" });
  await expect.element(card).toHaveFocus();
  await press(card, " ");
  await page.getByRole("button", { name: /^Good/ }).click();
  await expect
    .element(page.getByRole("region", { name: "What you learnt" }))
    .toMatchTextContent(/vattenwateragain in 10 minutes/);
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Review", exact: true })).toHaveFocus();
  await expectAccessible();
  expect(sent.map(({ body }) => body.rating)).toEqual(["good"]);
  await page.getByRole("button", { name: "Review 1" }).click();
  await expect.element(card).toMatchTextContent("hund");
});
