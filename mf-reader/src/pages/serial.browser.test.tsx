import type { Reply } from "@lagom/shared/contract/calls";
import type { ChapterLine } from "@lagom/shared/contract/text";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, unreachable } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import type { Chapter } from "@lagom/shared/text/book-parts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { textOf } from "../testing/answers.ts";
import { ReaderPage } from "./reader-page.tsx";

const passage = page.getByRole("group", { name: /^Text: / });
const finish = page.getByRole("button", { name: "Finished" });
const toBook = page.getByRole("link", { name: "Back to the book" });
const before = page.getByText("What happened before");

const line = (number: number, title: string, summary: string): ChapterLine => ({
  number,
  title,
  summary,
  level: "A2",
  minutes: 2,
  finished: false,
});

const SERIAL: Reply<"GET /api/books/{id}/chapters"> = {
  title: "Treasure Island",
  slug: "treasure-island",
  lang: "sv",
  chapters: [
    line(1, "Kartan", "Jim hittar en karta."),
    line(2, "Kocken", "En kock med ett ben kommer ombord."),
    line(3, "Tunnan", "Jim hör allt."),
  ],
  continue_with: null,
};

const REVIEWS = {
  cards: [],
  parameters: null,
  left_today: 50,
  reviewed_today: 0,
  waiting: 0,
  next_due: null,
};

const chapter = (number: number, title: string) => ({
  ...textOf(title, ["Havet är djupt."]),
  rewrite_id: 70 + number,
  article_id: null,
  book_id: 9,
  part: `chapter-${number}` as Chapter,
});

beforeEach(() => {
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/user-words", { words: [], total: 0, page: 1, limit: 12, has_more: false });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
  answer("PUT /api/user/reading-positions/{id}", ({ body }) => body);
  answer("GET /api/books/{id}/chapters", SERIAL);
  answer("GET /api/user/level-offer", { offer: null });
  answer("GET /api/user/streak", { current: 0, longest: 0, week: [], repaired_days: [] });
  answer("GET /api/user-words/reviews", REVIEWS);
});

const open = (number: number) =>
  render(inMain(<ReaderPage />), {
    at: `/reader?book=9&chapter=${number}`,
    preferences: { target_language: "svenska" },
  });

test("a chapter says where it stands and what happened before, and leads by keys to the next one", async () => {
  const asked = answer("GET /api/books/{id}/chapters/{chapter}", ({ params }) =>
    chapter(Number(params.chapter), params.chapter === "2" ? "Kocken" : "Tunnan"),
  );
  const activities = answer("POST /api/user/activities", { id: 1 });
  await open(2);
  await expect.element(passage).toMatchTextContent("Havet är djupt.");
  await expect.element(page.getByText("Chapter 2 of 3")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Treasure Island" }))
    .toHaveAttribute("href", "/books/treasure-island");
  const recap = page.getByText("Jim hittar en karta.");
  await expect.element(recap).not.toBeVisible();
  await press(before, " ");
  await expect.element(recap).toBeVisible();
  await expect.element(recap).toHaveAttribute("lang", "sv");
  await expectAccessible();

  await press(finish, "{Enter}");
  await expect.element(page.getByText("You finished this chapter.")).toHaveFocus();
  await expectAccessible();
  await press(page.getByRole("link", { name: "Chapter 3: Tunnan" }), "{Enter}");
  await expect.element(page.getByText("Chapter 3 of 3")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: "Tunnan" })).toBeVisible();
  expect(asked.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
    "/api/books/9/chapters/2?lang=svenska&level=A2",
    "/api/books/9/chapters/3?lang=svenska&level=A2",
  ]);
  await press(finish, "{Enter}");
  const done = page.getByText("You finished the last chapter of Treasure Island.");
  await expect.element(done).toHaveFocus();
  await page.viewport(390, 800);
  const lines = document.createRange();
  lines.selectNodeContents(done.element());
  const middles = [...lines.getClientRects()].map(({ left, right }) => Math.round((left + right) / 2));
  expect(new Set(middles)).toEqual(new Set([innerWidth / 2]));
  await expect.element(toBook).toHaveAttribute("href", "/books/treasure-island");
  // The day's limit has room, but no word waits.
  await expect.element(page.getByText("Your streak: 0 days.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Review/ })).not.toBeInTheDocument();
  await expect
    .poll(() => activities.map(({ body }) => [body.activity_type, body.rewrite_id]))
    .toEqual(
      expect.arrayContaining([
        ["article_opened", 72],
        ["article_finished", 72],
        ["article_opened", 73],
        ["article_finished", 73],
      ]),
    );
});

test("the first chapter has nothing before it; one that cannot be had says so, and Retry brings it", async () => {
  answer("GET /api/books/{id}/chapters/{chapter}", unreachable);
  await open(1);
  const retry = page.getByRole("button", { name: "Retry" });
  await expect.element(retry).toBeVisible();
  await expectAccessible();
  answer("GET /api/books/{id}/chapters/{chapter}", chapter(1, "Kartan"));
  await press(retry, "{Enter}");
  await expect.element(page.getByText("Chapter 1 of 3")).toBeVisible();
  await expect.element(before).not.toBeInTheDocument();
});
