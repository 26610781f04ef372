import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NO_REVIEWS, NO_WORDS } from "../testing/answers.ts";
import { WordsPage } from "./words-page.tsx";

test("words that cannot be had say so; Retry brings them", async () => {
  answer("GET /api/user-words/reviews", NO_REVIEWS);
  answer("GET /api/user-words", failure("bad_request"));
  await render(inMain(<WordsPage />), { at: "/my-words" });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Unable to load your words right now...");
  await expectAccessible();
  answer("GET /api/user-words", NO_WORDS);
  page.getByRole("button", { name: "Retry" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  await expectAccessible();
});
