import type { Reply } from "@lagom/shared/contract/calls";
import { Route, Routes } from "@lagom/shared/router";
import { closeAuthDialog, useAuthDialog } from "@lagom/shared/session/auth-dialog";
import { expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { provideNoAreas } from "@lagom/shared/testing/areas";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { type Answer, answer, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, READER, render, signIn } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bookText, EMMA, SUMMER } from "../testing/answers.ts";
import { BookPage } from "./book-page.tsx";

/** Height of the frame's header, in pixels. */
const FRAME = 64;
const alert = page.getByRole("alert");
const title = page.getByRole("heading", { level: 1, name: "Emma" });
const like = page.getByRole("button", { name: /^Liked?$/ });
const star = (name: string) => page.getByRole("radio", { name, exact: true });
const noText = page.getByRole("heading", { name: "Not in svenska yet" });
const lists = page.getByRole("dialog", { name: "Put on a list" });

// The passage is a part of the reader, of which there is no release here.
provideNoAreas();

beforeEach(() => {
  answer("GET /api/books/slug/{slug}", { ...EMMA, own: null });
  answer("GET /api/books/{id}/summary", failure("no_text"));
  answer("POST /api/books/{id}/click", undefined);
});

const open = (user: typeof READER | null = READER) =>
  render(
    inMain(
      <Routes>
        <Route path="/books/:slug" element={<BookPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>,
    ),
    { at: "/books/emma", user, preferences: { target_language: "svenska" } },
  );

const FAILURES: [name: string, given: Answer<"GET /api/books/slug/{slug}">][] = [
  ["answers 500", failure("internal")],
  ["refuses", failure("rate_limited")],
  ["cannot be reached", unreachable],
];

test.for(FAILURES)("a book says so when the server %s, and Retry brings it", async ([, given]) => {
  answer("GET /api/books/slug/{slug}", given);
  await open();
  await expect.element(alert).toMatchTextContent("Unable to load this book right now...");
  await expectAccessible();
  answer("GET /api/books/slug/{slug}", { ...EMMA, own: null });
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  await expect.element(title).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("a book that is not there says so, and leads to the books", async () => {
  answer("GET /api/books/slug/{slug}", failure("not_found"));
  await open();
  await expect.element(page.getByRole("heading", { name: "This book is not here" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "See all books" }).click();
  await expect.poll(() => location.pathname).toBe("/books");
});

test("a book shows its facts, holds its place while it loads, and is counted as opened once a tab", async () => {
  const book = later("GET /api/books/slug/{slug}");
  answer("GET /api/books/slug/{slug}", book.answer);
  const clicks = answer("POST /api/books/{id}/click", undefined);
  await open();
  // Once, however many skeletons there are.
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  book.give({ ...EMMA, own: null });
  await expect.element(title).toBeVisible();
  for (const fact of ["1815", "474", "unknown"])
    await expect.element(page.getByText(fact, { exact: true })).toBeVisible();
  await expect.poll(() => clicks.map(({ params }) => params.id)).toEqual(["7"]);
  await expect.element(page.getByText("Loading")).not.toBeInTheDocument();
  await expectAccessible();
});

test("a text that cannot be had says so beside the book, and Retry asks again", async () => {
  answer("GET /api/books/{id}/summary", failure("internal"));
  await open();
  await expect.element(alert).toMatchTextContent("Unable to load article content right now...");
  await expect.element(title).toBeVisible();
  await expectAccessible();
  answer("GET /api/books/{id}/summary", bookText("B1"));
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByText(/There is none at A2 yet\. This one is at B1\./)).toBeVisible();
  await expect.element(page.getByText("80 % of these words are yours")).toBeVisible();
  // A reader that cannot be had leaves the rest of the page.
  await expect.element(alert).toMatchTextContent("This part of Lagom could not be loaded.");
  await expect.element(like).toBeEnabled();
});

test("what stands above a text stands still when it arrives", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  answer("GET /api/books/slug/{slug}", {
    ...EMMA,
    own: null,
    texts: [{ part: "summary", lang: "sv", levels: ["A1", "A2", "B1", "C1"] }],
  });
  const text = later("GET /api/books/{id}/summary");
  answer("GET /api/books/{id}/summary", text.answer);
  await open();
  const level = page.getByRole("radio", { name: "C1" });
  await expect.element(level).toBeInTheDocument();
  const before = level.element().getBoundingClientRect().toJSON();
  await expectAccessible();
  await page.viewport(PHONE.width, PHONE.height);
  text.give({ ...bookText("A2"), levels: ["A1", "A2", "B1", "C1"] });
  await expect.element(page.getByText("80 % of these words are yours")).toBeInTheDocument();
  expect(level.element().getBoundingClientRect().toJSON()).toEqual(before);
});

test("a book says what it is about at the reader's level; a text that there is none of is not asked for", async () => {
  const asked = answer("GET /api/books/slug/{slug}", {
    ...EMMA,
    own: null,
    texts: [{ part: "summary", lang: "sv", levels: ["A2", "B1"] }],
    excerpt: { lang: "sv", level: "A2", text: "En ung kvinna vill hjälpa alla." },
  });
  const summaries = answer("GET /api/books/{id}/summary", bookText("A2"));
  await open();
  await expect.element(page.getByText("En ung kvinna vill hjälpa alla.")).toHaveAttribute("lang", "sv");
  await expect.element(page.getByText("80 % of these words are yours")).toBeVisible();
  expect(asked.map(({ url }) => url.search)).toEqual(["?level=A2&lang=sv"]);
  await expectAccessible();
  await page.getByLabelText("Language of the text").selectOptions("pl");
  await expect.element(page.getByRole("heading", { name: "Not in Polski yet" })).toBeVisible();
  expect(summaries.map(({ url }) => url.searchParams.get("lang"))).toEqual(["sv"]);
});

const CHAPTERS: Reply<"GET /api/books/{id}/chapters"> = {
  title: EMMA.title,
  slug: EMMA.slug,
  lang: "sv",
  chapters: [
    { number: 1, title: "Vännen", summary: "Emma får en vän.", level: "A2", minutes: 2, finished: true },
    { number: 2, title: "Rådet", summary: "Emma ger ett råd.", level: "A2", minutes: 3, finished: false },
  ],
  continue_with: 2,
};

test("a serial is gone on with where the reader is; its chapters are listed, and Retry brings them", async () => {
  answer("GET /api/books/slug/{slug}", {
    ...EMMA,
    own: null,
    texts: [
      { part: "summary", lang: "sv", levels: ["A2"] },
      { part: "chapter-1", lang: "sv", levels: ["A2", "B1"] },
    ],
  });
  answer("GET /api/books/{id}/summary", bookText("A2"));
  answer("GET /api/books/{id}/chapters", failure("internal"));
  await open();
  const failed = alert.filter({ hasText: "Unable to load the chapters right now..." });
  await expect.element(failed).toBeVisible();
  const asked = answer("GET /api/books/{id}/chapters", CHAPTERS);
  await press(failed.getByRole("button", { name: "Retry" }), "{Enter}");
  await expect
    .element(page.getByRole("link", { name: "Continue with chapter 2" }))
    .toHaveAttribute("href", "/reader?book=7&chapter=2");
  expect(asked.map(({ url }) => url.search)).toEqual(["?lang=sv&level=A2"]);
  await press(page.getByText("All 2 chapters"), " ");
  const first = page.getByRole("link", { name: "1 Vännen finished" });
  await expect.element(first).toHaveAttribute("href", "/reader?book=7&chapter=1");
  await expect.element(page.getByRole("link", { name: "2 Rådet 3 min" })).toBeVisible();
  await expectAccessible();
});

const start = page.getByRole("link", { name: "Read chapter by chapter" });

test("a serial is begun at its first chapter", async () => {
  const texts = [{ part: "chapter-1" as const, lang: "sv" as const, levels: ["A2" as const] }];
  answer("GET /api/books/slug/{slug}", { ...EMMA, own: null, texts });
  answer("GET /api/books/{id}/chapters", {
    ...CHAPTERS,
    chapters: CHAPTERS.chapters.map((chapter) => ({ ...chapter, finished: false })),
    continue_with: null,
  });
  await open(null);
  await expect.element(start).toHaveAttribute("href", "/reader?book=7&chapter=1");
});

test("a serial in another language than is learnt is not offered", async () => {
  const texts = [{ part: "chapter-1" as const, lang: "pl" as const, levels: ["A2" as const] }];
  answer("GET /api/books/slug/{slug}", { ...EMMA, own: null, texts });
  await open();
  await expect.element(noText).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
});

test("a level that cannot be had says so beside the text, and goes when the text's own is chosen again", async () => {
  answer("GET /api/books/{id}/summary", ({ url }) =>
    url.searchParams.get("level") === "A2" ? bookText("A2") : failure("internal")(),
  );
  await open();
  const failed = alert.filter({ hasText: "Unable to load article content right now..." });
  await expect.element(page.getByText("80 % of these words are yours")).toBeVisible();
  await page.getByRole("radio", { name: "B1" }).click({ force: true });
  await expect.element(failed).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByText("80 % of these words are yours")).toBeVisible();
  await page.getByRole("radio", { name: "A2" }).click({ force: true });
  await expect.element(failed).not.toBeInTheDocument();
  await page.getByRole("radio", { name: "B1" }).click({ force: true });
  answer("GET /api/books/{id}/summary", bookText("B1"));
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(page.getByRole("radio", { name: "B1" })).toBeChecked();
});

const write = page.getByRole("button", { name: /^Write it/ });

test("where nobody can write, nothing offers to write a text anew, or at another level", async () => {
  answer("GET /api/books/{id}/summary", bookText("B1"));
  await open();
  await expect.element(page.getByText(/There is none at A2 yet/)).toBeVisible();
  await expect.element(write).not.toBeInTheDocument();
});

test("where nobody can write, a missing text leads to other books", async () => {
  await open();
  await expect.element(noText).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See all books" })).toBeVisible();
  await expectAccessible();
  await expect.element(write).not.toBeInTheDocument();
});

test("the text of a book begins in the upper half of the first screen of a phone", async () => {
  answer("GET /api/books/slug/{slug}", {
    ...EMMA,
    title: "The Strange Case of Dr Jekyll and Mr Hyde",
    authors: ["Robert Louis Stevenson"],
    own: null,
  });
  answer("GET /api/books/{id}/summary", { ...bookText("A2"), levels: ["A1", "A2", "B1", "C1"] });
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByText("80 % of these words are yours")).toBeInTheDocument();
  // The reader, of which there is no release here, draws the text where it says so; the frame's header stands above.
  await expect.element(alert).toMatchTextContent("This part of Lagom could not be loaded.");
  expect(alert.element().getBoundingClientRect().top).toBeLessThan((844 - FRAME) / 2);
});

test("a missing summary can be written; without a model or a budget the reader is told", async () => {
  answer("GET /api/books/slug/{slug}", { ...EMMA, own: null, writes: true });
  await open();
  await expect.element(noText).toBeVisible();
  await expectAccessible();
  answer("POST /api/books/{id}/summary", failure("no_text"));
  await expect.element(write).toHaveTextContent("Write it at A2");
  await write.click();
  await expect.element(alert).toMatchTextContent("no language model is connected");
  answer("POST /api/books/{id}/summary", failure("rate_limited"));
  await write.click();
  await expect.element(alert).toMatchTextContent("Enough was written for today.");
  const asked = answer("POST /api/books/{id}/summary", bookText("A2"));
  await write.click();
  await expect.element(page.getByText("80 % of these words are yours")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ level: "A2", lang: "sv" }]);
});

test("a book is liked and rated by keys; what the server refuses is taken back", async () => {
  let own: { liked: boolean; stars: number | null } = { liked: false, stars: null };
  answer("GET /api/books/slug/{slug}", () => ({ ...EMMA, own }));
  const rated = answer("PUT /api/books/{id}/rating", ({ body: { liked = own.liked, stars = own.stars } }) => {
    own = { liked, stars };
    return own;
  });
  await open();
  await expect.element(noText).toBeVisible();
  await tabTo(like);
  await userEvent.keyboard(" ");
  await expect.element(like).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => rated.map(({ body }) => body)).toEqual([{ liked: true }]);
  await tabTo(star("1 star"));
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(star("4 stars")).toBeChecked();
  await expect.poll(() => rated.at(-1)?.body).toEqual({ stars: 4 });
  await expectAccessible();
  answer("PUT /api/books/{id}/rating", failure("bad_request"));
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.element(page.getByText("Your rating could not be saved. Please try again.")).toBeVisible();
  await expect.element(star("4 stars")).toBeChecked();
});

test("a book is put on a list, taken off, and put on a new one", async () => {
  let on = false;
  answer("GET /api/book-lists", () => ({ lists: [{ ...SUMMER, has_book: on }], has_more: false }));
  const added = answer("POST /api/book-lists/{id}/books", () => {
    on = true;
    return { books_count: 2 };
  });
  const removed = answer("DELETE /api/book-lists/{id}/books/{bookId}", () => {
    on = false;
  });
  await open();
  await press(page.getByRole("button", { name: "List", exact: true }), "{Enter}");
  const summer = lists.getByRole("checkbox", { name: "Sommar" });
  await expect.element(summer).not.toBeChecked();
  await expectAccessible();
  await press(summer, " ");
  await expect.element(summer).toBeChecked();
  await expect.poll(() => added.map(({ params, body }) => [params.id, body.book_id])).toEqual([["4", 7]]);
  await expect.element(summer).toBeChecked();
  await summer.click();
  await expect.poll(() => removed.map(({ params }) => params.bookId)).toEqual(["7"]);
  await expect.element(summer).not.toBeChecked();

  const name = lists.getByLabelText("Name of a new list");
  await name.fill("SOMMAR");
  await userEvent.keyboard("{Enter}");
  await expect.element(lists.getByRole("alert")).toHaveTextContent("You have a list of this name already.");
  await expect.element(name).toHaveValue("SOMMAR");
  const made = answer("POST /api/book-lists", { ...SUMMER, id: 5, name: "Vinter" });
  await name.fill("Vinter");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => made.map(({ body }) => body))
    .toMatchObject([{ name: "Vinter", is_public: false, book_id: 7 }]);
  await lists.getByRole("button", { name: "Done" }).click();
  await expect.element(lists).not.toBeInTheDocument();
});

test("lists that cannot be had say so in the dialog, and Retry brings them", async () => {
  answer("GET /api/book-lists", failure("rate_limited"));
  await open();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect.element(lists.getByRole("alert")).toMatchTextContent("Unable to load your lists right now...");
  const own = later("GET /api/book-lists");
  answer("GET /api/book-lists", own.answer);
  await lists.getByRole("button", { name: "Retry" }).click();
  await expect.element(lists.getByText("Loading")).toBeInTheDocument();
  await expectAccessible();
  own.give({ lists: [], has_more: false });
  await expect.element(lists.getByText("You have no lists yet. Make the first one:")).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(lists).not.toBeInTheDocument();
});

test("a visitor is asked to sign in first", async () => {
  await open(null);
  await expect.element(page.getByText("You will be asked to sign in, and come back here.")).toBeVisible();
  await like.click();
  await expect.poll(() => useAuthDialog.getState().mode).toBe("sign-in");
  await expect.element(like).toHaveAttribute("aria-pressed", "false");
});

test("a visitor's stars count once they have signed in, and a like that they abandoned does not", async () => {
  let own: { liked: boolean; stars: number | null } | null = null;
  answer("GET /api/books/slug/{slug}", () => ({ ...EMMA, own }));
  const rated = answer("PUT /api/books/{id}/rating", ({ body }) => {
    own = { liked: body.liked ?? false, stars: body.stars ?? null };
    return own;
  });
  await open(null);
  await like.click();
  await expect.poll(() => useAuthDialog.getState().mode).toBe("sign-in");
  closeAuthDialog();
  await star("5 stars").click({ force: true });
  await expect.poll(() => useAuthDialog.getState().mode).toBe("sign-in");
  await signIn(READER);
  closeAuthDialog();
  await expect.element(star("5 stars")).toBeChecked();
  await expect.poll(() => rated.map(({ body }) => body)).toEqual([{ stars: 5 }]);
  await expect.element(like).toHaveAttribute("aria-pressed", "false");
});

test("a visitor who adds a book to a list signs in, and goes on with the lists", async () => {
  let on = false;
  answer("GET /api/book-lists", () => ({ lists: [{ ...SUMMER, has_book: on }], has_more: false }));
  const added = answer("POST /api/book-lists/{id}/books", () => {
    on = true;
    return { books_count: 2 };
  });
  await open(null);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await expect.poll(() => useAuthDialog.getState().mode).toBe("sign-in");
  await expect.element(lists).not.toBeInTheDocument();
  await signIn(READER);
  closeAuthDialog();
  await lists.getByRole("checkbox", { name: "Sommar" }).click();
  await expect.element(lists.getByRole("checkbox", { name: "Sommar" })).toBeChecked();
  await expect.poll(() => added.map(({ params, body }) => [params.id, body.book_id])).toEqual([["4", 7]]);
  await lists.getByRole("button", { name: "Done" }).click();
  await expect.element(lists).not.toBeInTheDocument();
  expect(location.pathname).toBe("/books/emma");
});
