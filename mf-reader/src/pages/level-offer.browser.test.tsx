import type { LevelOffer } from "@lagom/shared/contract/level-offer";
import type { Preferences } from "@lagom/shared/contract/user";
import { keyFor, queryClient } from "@lagom/shared/query";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, later } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import { CATEGORIES } from "@lagom/shared/text/categories";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { dayOf, feedItem, feedPage } from "../testing/answers.ts";
import { NewsfeedPage } from "./newsfeed-page.tsx";

const EASY: LevelOffer = {
  level: "B1",
  seems: "easy",
  next: "C1",
  finished: 7,
  words_read: 1900,
  words_looked_up: 12,
};
const EASY_TEXT =
  "B1 seems easy: in the last 4 weeks you finished 7 texts, and you looked up 12 of 1,900 words. Try C1?";
const article = page.getByRole("article");

const OFFER = keyFor("GET /api/user/level-offer", { query: { language: "svenska" } });
const isOfferThere = () => queryClient.getQueryData(OFFER) !== undefined;
const feedAt = (url: URL) => feedPage([feedItem(1, `Havet ${url.searchParams.get("level")}`)]);

beforeEach(() => {
  answer("GET /api/newsfeed", async ({ url }) => {
    await vi.waitUntil(isOfferThere);
    return feedAt(url);
  });
  answer("GET /api/categories", { categories: [...CATEGORIES] });
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  answer("GET /api/user/today", dayOf());
});

const PREFERENCES: Partial<Preferences> = {
  target_language: "svenska",
  preferred_levels: { svenska: "B1" },
  preferred_categories: [...CATEGORIES],
  stored: true,
};
const open = () => render(inMain(<NewsfeedPage />), { at: "/newsfeed", preferences: PREFERENCES });

/** Takes answers as the server does: from then on there is no offer. */
function takeAnswers(offer: LevelOffer) {
  answer("GET /api/user/level-offer", { offer });
  return answer("PUT /api/user/level-offer", () => {
    answer("GET /api/user/level-offer", { offer: null });
  });
}

test("an easy level offers the next one; taking it changes the level, and Undo changes it back", async () => {
  const answers = takeAnswers(EASY);
  const changes = answer("PUT /api/user/preferences", ({ body: { preferred_levels = {} } }) =>
    preferencesOf(READER, { ...PREFERENCES, preferred_levels }),
  );
  await open();
  await expect.element(page.getByText(EASY_TEXT)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Try C1" }).click();
  await expect.element(article).toMatchTextContent("Havet C1");
  await expect.element(page.getByText(EASY_TEXT)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(article).toMatchTextContent("Havet B1");
  expect(changes.map(({ body }) => body.preferred_levels)).toEqual([{ svenska: "C1" }, { svenska: "B1" }]);
  expect(answers.map(({ body }) => body)).toEqual([{ language: "svenska", level: "B1" }]);
  await expect.element(page.getByText(EASY_TEXT)).not.toBeInTheDocument();
});

test("a hard level offers the one before; Not now is told to the server and changes nothing", async () => {
  const answers = takeAnswers({ ...EASY, seems: "hard", next: "A2", words_looked_up: 190 });
  await open();
  const line = page.getByText("B1 seems hard: in the last 4 weeks you looked up 190 of 1,900 words. Try A2?");
  await expect.element(line).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByText(/You are not asked again for two months/)).toBeVisible();
  await expect.poll(() => answers.length).toBe(1);
  await expect.element(article).toMatchTextContent("Havet B1");
});

test("an offer that comes after the articles does not push them down", async () => {
  const offer = later("GET /api/user/level-offer");
  answer("GET /api/user/level-offer", offer.answer);
  answer("GET /api/newsfeed", ({ url }) => feedAt(url));
  await open();
  await expect.element(article).toBeVisible();
  const { top } = article.element().getBoundingClientRect();
  offer.give({ offer: EASY });
  await expect.poll(isOfferThere).toBe(true);
  await expect.element(page.getByText(EASY_TEXT)).not.toBeInTheDocument();
  expect(article.element().getBoundingClientRect().top).toBe(top);
});
