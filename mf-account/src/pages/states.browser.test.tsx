import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import type { ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  articles,
  lookups,
  reviews,
  savedWord,
  statistics,
  streak,
  week,
  words,
} from "../testing/answers.ts";
import { ArticlesPage } from "./articles-page.tsx";
import { LookupsPage } from "./lookups-page.tsx";
import { StatisticsPage } from "./statistics-page.tsx";
import { WordsPage } from "./words-page.tsx";

/** In how many lines an element's text stands. */
function textLines(element: Element): number {
  const range = new Range();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

beforeEach(() => {
  answer("GET /api/user-words/reviews", reviews([]));
  answer("GET /api/user/statistics", []);
  answer("GET /api/user/streak", streak(0));
  answer("GET /api/user/week", week());
});

interface Case {
  at: string;
  draw: ReactNode;
  message: string;
  empty: string;
  answers: (given: () => Response | Promise<Response>) => unknown;
  bring: () => unknown;
}

const CASES: Case[] = [
  {
    at: "/my-words",
    draw: <WordsPage />,
    message: "Unable to load your words right now...",
    empty: "No words yet",
    answers: (given) => answer("GET /api/user-words", given),
    bring: () => answer("GET /api/user-words", words([])),
  },
  {
    at: "/my-words?review",
    draw: <WordsPage />,
    message: "Unable to load your review right now...",
    empty: "Nothing to review",
    answers: (given) => answer("GET /api/user-words/reviews", given),
    bring: () => answer("GET /api/user-words/reviews", reviews([])),
  },
  {
    at: "/my-lookups",
    draw: <LookupsPage />,
    message: "Unable to load your lookups right now...",
    empty: "No lookups yet",
    answers: (given) => answer("GET /api/user/word-lookups", given),
    bring: () => answer("GET /api/user/word-lookups", lookups([])),
  },
  {
    at: "/my-articles",
    draw: <ArticlesPage />,
    message: "Unable to load your articles right now...",
    empty: "No articles yet",
    answers: (given) => answer("GET /api/user/read-articles", given),
    bring: () => answer("GET /api/user/read-articles", articles([])),
  },
  {
    at: "/profile-stats",
    draw: <StatisticsPage />,
    message: "Unable to load statistics right now...",
    empty: "No figures yet",
    answers: (given) => answer("GET /api/user/statistics", given),
    bring: () => answer("GET /api/user/statistics", []),
  },
];

test.for(CASES)("$at loads. $message Retry brings it, and what is empty has one action", async (one) => {
  const reply = Promise.withResolvers<Response>();
  one.answers(() => reply.promise);
  await render(inMain(one.draw), { at: one.at });
  await expect.element(page.getByText("Loading", { exact: true }).first()).toBeInTheDocument();
  await expectAccessible();
  const headHeight = () => document.querySelector("main header")?.getBoundingClientRect().height;
  const whileLoading = headHeight();
  one.answers(failure("bad_request"));
  reply.resolve(failure("bad_request")());
  const alert = page.getByRole("alert").filter({ hasText: one.message });
  await expect.element(alert).toBeVisible();
  if (one.at === "/profile-stats")
    await expect.element(page.getByRole("region", { name: "Streak" })).toMatchTextContent("0 days");
  await expectAccessible();
  one.bring();
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  const title = page.getByRole("heading", { name: one.empty });
  await expect.element(title).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect(title.element().parentElement?.querySelectorAll("a, button")).toHaveLength(1);
  // The end of a review replaces the whole page.
  if (!one.at.includes("review"))
    expect(headHeight(), "what stands below the heading does not move").toBe(whileLoading);
  await expectAccessible();
});

test("a streak that cannot be loaded says so beside the figures; Retry loads it", async () => {
  answer("GET /api/user/streak", failure("bad_request"));
  await render(inMain(<StatisticsPage />), { at: "/profile-stats" });
  const alert = page.getByRole("alert").filter({ hasText: "Unable to load streak data right now..." });
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "No figures yet" })).toBeVisible();
  await expectAccessible();
  answer("GET /api/user/streak", streak(0));
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  await expect.element(page.getByRole("heading", { name: "0 days" })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("the week is told in sentences; one that cannot be loaded says so, and Retry loads it", async () => {
  answer("GET /api/user/week", failure("bad_request"));
  await render(inMain(<StatisticsPage />), { at: "/profile-stats" });
  const alert = page.getByRole("alert").filter({ hasText: "Unable to load your week right now..." });
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "0 days" })).toBeVisible();
  answer("GET /api/user/week", week());
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  const card = page.getByRole("region", { name: "Your week" });
  await expect
    .element(card.getByRole("listitem").first())
    .toHaveTextContent("You have read for 12 minutes, after none in the week before.");
  await expect.element(card.getByText(/^23\s–\s29 November$/)).toBeVisible();
  await expectAccessible();
});

test("a streak of one day is one day", async () => {
  answer("GET /api/user/streak", streak(1));
  await render(inMain(<StatisticsPage />), { at: "/profile-stats" });
  await expect.element(page.getByRole("heading", { name: "1 day", exact: true })).toBeVisible();
});

test("lookups link to where each was met", async () => {
  answer("GET /api/user/word-lookups", lookups(["hav", "sjö"], { retention_months: 24 }));
  await render(inMain(<LookupsPage />), { at: "/my-lookups" });
  await expect.element(page.getByRole("row", { name: /hav/ })).toMatchTextContent("hav in English");
  const link = page.getByRole("link", { name: "Havet" }).first();
  const href = new URL((link.element() as HTMLAnchorElement).href);
  expect(href.pathname).toBe("/article/3");
  expect(Object.fromEntries(href.searchParams)).toEqual({ rewrite: "7", sentence: "Det här är hav." });
  await expect.element(page.getByText("Lookups are kept for 24 months.")).toBeVisible();
  await expectAccessible();
  await tabTo(link);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.pathname).toBe("/article/3");
});

test("lookups are read page by page, and in one language", async () => {
  const list = Array.from({ length: 20 }, (_, i) => `ord ${i + 1}`);
  answer("GET /api/user/word-lookups", ({ url: { searchParams } }) => {
    if (searchParams.get("language") === "svenska") return lookups(list);
    if (searchParams.get("page") === "2") return lookups(["ord 21"], { page: 2 });
    return lookups(list, { has_more: true });
  });
  await render(inMain(<LookupsPage />), { at: "/my-lookups" });
  const rows = () => document.querySelectorAll("tbody tr").length;
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect.poll(rows).toBe(20);
  await press(pages.getByRole("button", { name: "Next" }), "{Enter}");
  await expect.element(page.getByRole("row", { name: /ord 21/ })).toBeVisible();
  expect(rows()).toBe(1);
  await page.getByLabelText("Language", { exact: true }).selectOptions("svenska");
  await expect.poll(rows).toBe(20);
  await expect.element(pages).not.toBeInTheDocument();
});

test("articles are read page by page", async () => {
  const list = Array.from({ length: 20 }, (_, i) => `Text ${i + 1}`);
  answer("GET /api/user/read-articles", ({ url: { searchParams } }) =>
    searchParams.get("page") === "2"
      ? articles(["Den äldsta"], { page: 2 })
      : articles(list, { has_more: true }),
  );
  await render(inMain(<ArticlesPage />), { at: "/my-articles" });
  await expect.poll(() => page.getByRole("article").elements().length).toBe(20);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await press(pages.getByRole("button", { name: "Next" }), "{Enter}");
  await expect.element(page.getByRole("article").filter({ hasText: "Den äldsta" })).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(1);
});

test("articles are listed by language and level", async () => {
  const asked = answer("GET /api/user/read-articles", articles(["Havet", "Skogen"]));
  await render(inMain(<ArticlesPage />), { at: "/my-articles" });
  await expect.element(page.getByRole("article").filter({ hasText: "Havet" })).toBeVisible();
  expect(page.getByRole("article").elements()).toHaveLength(2);
  await expectAccessible();
  await page.getByLabelText("Level", { exact: true }).selectOptions("B1");
  await expect.poll(() => asked.at(-1)?.url.searchParams.get("level")).toBe("B1");
  await page.getByLabelText("Language", { exact: true }).selectOptions("Deutsch");
  await expect.poll(() => asked.at(-1)?.url.searchParams.get("language")).toBe("Deutsch");
  await tabTo(page.getByRole("link", { name: "Skogen" }));
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.pathname + location.search).toBe("/article/2?rewrite=2");
});

test("statistics show the streak with its rule, a year, weeks and levels, each as a table too", async () => {
  answer("GET /api/user/streak", streak(2));
  answer("GET /api/user/statistics", [statistics(345)]);
  answer("GET /api/user/statistics/{id}", statistics(345));
  await render(inMain(<StatisticsPage />), { at: "/profile-stats" });
  const shown = page.getByRole("region", { name: "Streak" });
  await expect.element(shown).toMatchTextContent("2 days");
  await expect.element(shown).toMatchTextContent("finish one article or read 200 words");
  await expect.element(shown.getByText(/missed and repaired/).first()).toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: /All languages: words read each day/ })).toBeVisible();
  const languages = page.getByRole("table", { name: "By language" });
  await expect.element(languages).toMatchTextContent("345");
  const heads = languages.getByRole("columnheader").elements();
  expect(new Set(heads.map((head) => textLines(head))), "lines of the heads").toEqual(new Set([1]));
  for (const summary of page.getByText("Show as a table").all()) {
    await tabTo(summary);
    await userEvent.keyboard("{Enter}");
  }
  const weeks = page.getByRole("table", { name: "All languages: each of the last 26 weeks" });
  await expect.element(weeks.getByRole("cell", { name: "345" }).first()).toBeVisible();
  await expectAccessible();
  await page.getByLabelText("Language", { exact: true }).selectOptions("svenska");
  await expect.element(page.getByRole("region", { name: "svenska: by level" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "A2: 345 words read" })).toBeVisible();
});

test("the year runs from right to left where the page does, and begins at its newest week", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  answer("GET /api/user/statistics", [statistics(345)]);
  await render(inMain(<StatisticsPage />), { at: "/profile-stats" });
  await page.viewport(390, 800);
  const map = page.getByRole("img", { name: /words read each day/ });
  await expect.element(map).toBeVisible();
  const days = [...map.element().querySelectorAll("g")].map((day) => day.getBoundingClientRect().left);
  expect(days[0]).toBeGreaterThan(innerWidth);
  expect(days.at(-1)).toBeGreaterThanOrEqual(0);
  expect(days.at(-1)).toBeLessThan(40);
});

test("long lists are read page by page, and a search tells when it found more than it counts", async () => {
  const list = Array.from({ length: 50 }, (_, i) => savedWord(i + 1, `ord ${i + 1}`));
  answer("GET /api/user-words", ({ url: { searchParams } }) => {
    if (searchParams.get("q") === "ord 10") return words(list.slice(0, 3), { total: 3 });
    if (searchParams.get("q")) return words(list, { total: 100, has_more: true });
    if (searchParams.get("page") === "3") return words(list.slice(0, 1), { total: 101, page: 3 });
    return words(list, { total: 101, page: Number(searchParams.get("page") ?? 1), has_more: true });
  });
  await render(inMain(<WordsPage />), { at: "/my-words" });
  const pages = page.getByRole("navigation", { name: "Pages" });
  const next = pages.getByRole("button", { name: "Next" });
  await expect.element(page.getByText("101 words saved.")).toBeVisible();
  expect(document.querySelectorAll("tbody tr")).toHaveLength(50);
  await press(next, "{Enter}");
  await expect.element(pages).toMatchTextContent("Page 2");
  expect(location.search).toBe("?page=2");
  await press(next, "{Enter}");
  await expect.poll(() => document.querySelectorAll("tbody tr").length).toBe(1);
  await expect.element(next).toBeDisabled();
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("ord");
  await expect.element(page.getByText("100 words or more found.")).toBeVisible();
  await search.fill("ord 10");
  await expect.element(page.getByText("3 words found.")).toBeVisible();
});

test.each(["today", "counted"] as const)("a streak that comes moves nothing below it: %s", async (state) => {
  await page.viewport(390, 844);
  const reply = later("GET /api/user/streak");
  answer("GET /api/user/streak", reply.answer);
  await render(inMain(<StatisticsPage />), { at: "/profile-stats" });
  const top = () => page.getByRole("region", { name: "Your week" }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole("region", { name: "Your week" })).toBeVisible();
  const before = top();
  reply.give({ current: 1, longest: 1, week: [{ day: "2026-11-30", state }], repaired_days: [] });
  await expect.element(page.getByRole("region", { name: "Streak" })).toBeVisible();
  expect(top()).toBe(before);
});
