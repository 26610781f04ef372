import { expectAccessible } from "@lagom/shared/testing/accessible";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wordsOf } from "../testing/answers.ts";
import { ReaderPage } from "./reader-page.tsx";

const SENTENCES = ["Havet är djupt.", "Ingen vet hur djupt."];
const passage = page.getByRole("group", { name: /^Text: / });
const sheet = page.getByRole("dialog");
/** How many words have a mark; that of the current word gives way to its fill. */
const drawn = (name: string) => CSS.highlights.get(`word-${name}`)?.size ?? 0;

beforeEach(async () => {
  // Where the window changes its size, the sheet moves as a result of being measured.
  expectConsoleError("ResizeObserver loop completed");
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
  answer("GET /api/article_rewrite", wordsOf("Om havet", SENTENCES, { djupt: "deep", är: "is" }));
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/user-words/marks", {
    marks: [{ id: 9, word: "djupt", lemma: null, status: "learning", due: true }],
  });
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await expect.element(passage).toBeVisible();
});

test("a due word is marked and told, and is answered in its lookup; one press takes it back", async () => {
  await expect.poll(() => [drawn("due"), drawn("learning")]).toEqual([2, 0]);
  await press(passage, "{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect
    .poll(() => document.querySelector("[aria-live=polite]")?.textContent)
    .toBe("djupt, saved, learning, due for review");
  const sent = answer("PUT /api/user-words/{id}/reviews/{answer_id}", {
    word_id: 9,
    schedule: {
      due: "2026-12-05T10:00:00Z",
      last_review: "2026-12-01T10:00:00Z",
      stability: 4,
      difficulty: 5,
      state: "review",
      learning_steps: 0,
      scheduled_days: 4,
      reps: 3,
      lapses: 0,
    },
  });
  const taken = answer("DELETE /api/user-words/{id}/reviews/{answer_id}", { word_id: 9, schedule: null });
  await userEvent.keyboard("{Enter}");
  const ratings = sheet.getByRole("group", { name: "Due for review. How well did you remember it?" });
  await expect.element(ratings).toMatchTextContent(/AgainHardGoodEasy$/);
  await expectAccessible();
  await tabTo(ratings.getByRole("button", { name: "Good" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByText(/^Answered: Good\. It comes again on 5 Dec 2026, /)).toBeVisible();
  await expectAccessible();
  await expect.poll(() => [drawn("due"), drawn("learning")]).toEqual([0, 1]);
  const undo = sheet.getByRole("button", { name: "Undo" }).first();
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(ratings.getByRole("button", { name: "Again" })).toHaveFocus();
  await expect.poll(() => drawn("due")).toBe(1);
  await expect.poll(() => taken.length).toBe(1);
  expect(sent.map(({ body }) => body.rating)).toEqual(["good"]);
  expect(taken[0]?.url.pathname).toBe(sent[0]?.url.pathname);
  expect(sent[0]?.url.pathname).toMatch(/^\/api\/user-words\/9\/reviews\//);
});

test("an answer that is refused says so and leaves the word due; other words ask nothing", async () => {
  answer("PUT /api/user-words/{id}/reviews/{answer_id}", failure("bad_request"));
  await press(passage, "{ArrowRight}{ArrowRight}{ArrowRight}{Enter}");
  // It takes the focus after it was painted.
  await expect.element(sheet).not.toHaveAttribute("inert");
  await press(sheet.getByRole("button", { name: "Hard" }), "{Enter}");
  await expect.element(page.getByText("Your answer could not be recorded. Please try again.")).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Hard" })).toBeVisible();
  await expect.poll(() => drawn("due")).toBe(1);
  await userEvent.keyboard("{Escape}{ArrowLeft}{Enter}");
  await expect.element(sheet.getByRole("heading", { name: "är" })).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Hard" })).not.toBeInTheDocument();
});
