import type { Preferences, Today } from "@lagom/shared/contract/user";
import { paths } from "@lagom/shared/paths";
import { expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { type Answer, answer, failure, later, unreachable } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import { calendarDay } from "@lagom/shared/text/calendar-day";
import { CATEGORIES, type Category, DEFAULT_CATEGORIES } from "@lagom/shared/text/categories";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { recordActivity } from "../queries/record-activity.ts";
import { dayOf, feedItem, feedPage } from "../testing/answers.ts";
import { NewsfeedPage } from "./newsfeed-page.tsx";

const MESSAGE = "Unable to load articles right now...";
const HAVET = feedItem(1, "Havet");
const MANEN = feedItem(2, "Månen");
const alert = page.getByRole("alert");
const titles = page.getByRole("article").getByRole("heading");
const chips = page.getByRole("group", { name: "Categories" });
const chip = (name: string) => chips.getByRole("button", { name, exact: true });

const SKOGEN: Today["unfinished"] = {
  article_id: 3,
  rewrite_id: 3,
  title: "Skogen",
  category: "science",
  language: "svenska",
  lang: "sv",
  level: "A2",
  finished: false,
  read_percent: 40,
  last_at: "2026-03-02T10:00:00Z",
};
beforeEach(() => {
  answer("GET /api/newsfeed", feedPage([HAVET, MANEN]));
  answer("GET /api/categories", { categories: [...CATEGORIES] });
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  answer("GET /api/user/today", dayOf());
  answer("GET /api/user/level-offer", { offer: null });
});

const open = (preferred_categories: readonly Category[] = CATEGORIES, more: Partial<Preferences> = {}) =>
  render(inMain(<NewsfeedPage />), {
    at: "/newsfeed",
    preferences: {
      target_language: "svenska",
      preferred_categories: [...preferred_categories],
      stored: true,
      ...more,
    },
  });
const card = page.getByRole("complementary", { name: "Your reading" });

/** Takes what is chosen, as the server does. @returns the choices that were sent */
function takeChoices() {
  const made = answer("PUT /api/user/preferences", ({ body: { preferred_categories = [] } }) =>
    preferencesOf(READER, { target_language: "svenska", preferred_categories }),
  );
  return () => made.map(({ body }) => body.preferred_categories);
}

test("the feed keeps a place for articles while they load, and then shows each with what one chooses by", async () => {
  const feed = later("GET /api/newsfeed");
  const asked = answer("GET /api/newsfeed", feed.answer);
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/^Good /);
  // Once, however many skeletons there are.
  await expect.element(page.getByText("Loading")).toBeInTheDocument();
  await expect.element(titles.first()).not.toBeInTheDocument();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expectAccessible();
  feed.give(feedPage([HAVET, MANEN]));
  const first = page.getByRole("article").first();
  await expect.element(first.getByRole("link", { name: "Havet" })).toHaveAttribute("href", "/article/1");
  for (const fact of ["Science", "A2", "2 min", "80 % known", "Source", "Kort om Havet."])
    await expect.element(first.getByText(fact, { exact: true })).toBeVisible();
  await expect.element(page.getByText("Loading")).not.toBeInTheDocument();
  await expect.element(page.getByText("That is all for now.")).toBeVisible();
  await expectAccessible();
  const { searchParams } = asked[0]?.url ?? new URL("about:blank");
  expect(searchParams.get("language")).toBe("svenska");
  expect(searchParams.has("categories")).toBe(false);
});

test("the share of known words says when it rests on the level alone", async () => {
  answer("GET /api/newsfeed", feedPage([{ ...HAVET, known_percent: 92, known_level: "A2" }]));
  await open();
  await expect.element(titles.first()).toBeVisible();
  await expect.element(page.getByText("about 92 % at A2", { exact: true })).toBeVisible();
});

const FAILURES: [name: string, given: Answer<"GET /api/newsfeed">][] = [
  ["refuses", failure("rate_limited")],
  ["answers what is none of ours", () => Response.json({})],
];

test.for(FAILURES)(
  "a feed that cannot be had says so when the server %s, and Retry brings it",
  async ([, given]) => {
    answer("GET /api/newsfeed", given);
    await open();
    await expect.element(alert).toMatchTextContent(MESSAGE);
    await expect.element(titles.first()).not.toBeInTheDocument();
    await expectAccessible();
    answer("GET /api/newsfeed", feedPage([HAVET]));
    await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
    await expect.element(titles).toHaveTextContent("Havet");
    await expect.element(alert).not.toBeInTheDocument();
  },
);

test("while the feed fails, Continue reading still leads to the text that was begun, on a phone too", async () => {
  answer("GET /api/newsfeed", failure("rate_limited"));
  answer("GET /api/user/today", dayOf({ unfinished: SKOGEN }));
  await open();
  await expect.element(alert).toMatchTextContent(MESSAGE);
  await expect.element(card.getByText("Continue reading: Skogen")).toBeVisible();
  await expect.element(card.getByRole("progressbar")).toHaveAttribute("value", "40");
  await page.viewport(PHONE.width, PHONE.height);
  const line = card.getByText("Continue reading: Skogen");
  await expect.element(line).toBeVisible();
  await line.getByRole("link").click();
  await expect.poll(() => location.pathname).toBe("/article/3");
});

test("the day says how far its goal is, the streak, what to review and what to read next", async () => {
  answer("GET /api/newsfeed", feedPage([{ ...HAVET, finished: true }, MANEN]));
  answer("GET /api/user/today", dayOf({ seconds: 390, reviews: 12 }));
  await open(CATEGORIES, { daily_goal: "minutes_10" });
  await expect.element(card.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect.element(card.getByText("6 of 10 minutes")).toBeVisible();
  await expect.element(card.getByRole("link", { name: "2 days in a row" })).toBeVisible();
  await expect.element(card.getByRole("img", { name: "Monday: today, not yet counted" })).toBeVisible();
  await expect.element(card.getByText("Finish one article or read 200 words today.")).toBeVisible();
  const review = card.getByRole("link", { name: "Review 12 words" });
  await expect.element(review).toHaveAttribute("href", `${paths.words}?review&language=svenska`);
  await expect.element(card.getByText("Next text: Månen")).toBeVisible();
  await expectAccessible();
});

test("a goal is chosen on the card by keys, holds at once, and can be let go", async () => {
  answer("GET /api/user/today", dayOf({ seconds: 320 }));
  const sent = answer("PUT /api/user/preferences", ({ body: { daily_goal } }) =>
    preferencesOf(READER, { target_language: "svenska", ...(daily_goal !== undefined && { daily_goal }) }),
  );
  await open();
  await expect.element(card.getByText("5 minutes read")).toBeVisible();
  await press(card.getByRole("button", { name: "Choose a goal" }), "{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "5 minutes a day" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("heading", { name: "Today: goal reached" })).toBeVisible();
  const change = card.getByRole("button", { name: "Change the goal" });
  await expectAccessible();
  await press(change, "{Enter}");
  await press(page.getByRole("menuitem", { name: "One text a day" }), "{Enter}");
  await expect.element(card.getByText("Finish one text")).toBeVisible();
  await press(change, "{Enter}");
  await press(page.getByRole("menuitem", { name: "No goal" }), "{Enter}");
  await expect.element(card.getByText("5 minutes read")).toBeVisible();
  await expect.poll(() => sent.map(({ body }) => body.daily_goal)).toEqual(["minutes_5", "one_text", null]);
});

test("a newcomer is led to a first text, and nothing moves when the day arrives on a phone", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const day = later("GET /api/user/today");
  answer("GET /api/user/today", day.answer);
  await open(CATEGORIES, { daily_goal: "minutes_5" });
  await expect.element(titles.first()).toHaveTextContent("Havet");
  const top = () => chips.element().getBoundingClientRect().top;
  const before = top();
  day.give(dayOf({ streak: { current: 0, longest: 0, week: [], repaired_days: [] } }));
  const first = card.getByText("Your first text: Havet").getByRole("link");
  await expect.element(first).toHaveAttribute("href", "/article/1");
  await expect.element(card.getByText("0 of 5 minutes")).toBeVisible();
  await expect.element(card.getByText("No words to review")).toBeVisible();
  await expect.element(card.getByText("No streak yet")).toBeVisible();
  expect(top()).toBe(before);
});

test("what was read while the server cannot be reached counts, and the streak is said to be as last known", async () => {
  const day = calendarDay(new Date());
  const streak = { ...dayOf().streak, week: [{ day, state: "today" as const }] };
  answer("GET /api/user/today", dayOf({ day, streak, seconds: 60 }));
  answer("POST /api/user/activities", unreachable);
  await open(CATEGORIES, { daily_goal: "minutes_5" });
  await expect.element(card.getByText("1 of 5 minutes")).toBeVisible();
  const activity_data = { seconds: 125, words_read: 90 };
  void recordActivity({ activity_type: "article_read", rewrite_id: 7, language: "svenska", activity_data });
  await expect.element(card.getByText("3 of 5 minutes")).toBeVisible();
  await expect.element(card.getByText("2 days in a row (as last known)")).toBeVisible();
});

test("a day that cannot be had says so beside the feed, which stays, and Retry brings it", async () => {
  answer("GET /api/user/today", failure("rate_limited"));
  await open();
  await expect.element(titles.first()).toHaveTextContent("Havet");
  await expect.element(alert).toMatchTextContent("Unable to load your day right now...");
  // Nothing looks as if it were still loading.
  expect(card.element().querySelector("[class*=bone]")).toBeNull();
  await expectAccessible();
  answer("GET /api/user/today", dayOf());
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.element(card.getByRole("link", { name: "2 days in a row" })).toBeVisible();
});

test("a further page that fails leaves what is there, and Retry brings it", async () => {
  answer("GET /api/newsfeed", ({ url }) =>
    url.searchParams.get("page") === "1" ? feedPage([HAVET], { has_more: true }) : failure("rate_limited")(),
  );
  await open();
  await expect.element(alert).toMatchTextContent(MESSAGE);
  await expect.element(titles).toHaveTextContent("Havet");
  await expectAccessible();
  const asked = answer("GET /api/newsfeed", feedPage([MANEN], { page: 2 }));
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.element(titles.nth(1)).toHaveTextContent("Månen");
  await expect.element(alert).not.toBeInTheDocument();
  expect(asked.map(({ url }) => [url.searchParams.get("page"), url.searchParams.get("snapshot")])).toEqual([
    ["2", "9"],
  ]);
});

test("an empty feed of some categories offers all of them, and an empty language the books", async () => {
  const all = feedPage([HAVET]);
  answer("GET /api/newsfeed", ({ url }) => (url.searchParams.get("categories") ? feedPage([]) : all));
  const choices = takeChoices();
  await open(["health"]);
  await expect.element(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expectAccessible();
  answer("GET /api/newsfeed", feedPage([]));
  await press(page.getByRole("button", { name: "Show all categories" }), "{Enter}");
  await expect.element(page.getByText(/^There are no articles in this language yet/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Show all categories" })).not.toBeInTheDocument();
  await expect.poll(choices).toEqual([[...CATEGORIES]]);
  await page.getByRole("link", { name: "Go to the books" }).click();
  await expect.poll(() => location.pathname).toBe("/books");
});

test("a newcomer is told that All shows more than the first categories, also where these end", async () => {
  answer("GET /api/newsfeed", feedPage([HAVET]));
  const choices = takeChoices();
  await open(DEFAULT_CATEGORIES);
  const tip = page.getByText("3 of 7 categories are shown. “All” shows more.");
  await expect.element(tip).toBeVisible();
  await expect.element(page.getByText("That is all of these categories for now.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Show all categories" }).click();
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(page.getByText("That is all for now.")).toBeVisible();
  await expect.poll(choices).toEqual([[...CATEGORIES]]);
});

test("news that is too hard is left out until the reader asks for it, and carries its licence", async () => {
  const hard = {
    ...MANEN,
    level: "C1" as const,
    source: { name: "Global Voices", url: null, licence: "CC BY 3.0" },
  };
  answer("GET /api/newsfeed", ({ url }) =>
    url.searchParams.get("harder") === "true"
      ? { ...feedPage([HAVET, hard]), harder_left_out: false }
      : { ...feedPage([HAVET]), harder_left_out: true },
  );
  await open();
  await expect.element(page.getByText(/^News that is too hard at A2 is left out\./)).toBeVisible();
  await expectAccessible();
  await press(page.getByRole("link", { name: "Show it too" }), "{Enter}");
  await expect
    .element(page.getByRole("article").nth(1))
    .toMatchTextContent(/harder than A2.*Global Voices.*CC BY 3\.0/);
  expect(location.search).toBe("?harder=true");
  await expect.element(page.getByRole("link", { name: "Leave it out" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(titles).toHaveTextContent("Havet");
  expect(location.search).toBe("");
});

test("categories are ticked by keys; the last one stays ticked, and All takes the place of every one", async () => {
  const asked = answer("GET /api/newsfeed", feedPage([HAVET]));
  const categories = () => asked.at(-1)?.url.searchParams.get("categories");
  const choices = takeChoices();
  await open(["science"]);
  await expect.element(chip("Science")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(categories).toBe("science");
  await tabTo(chip("Science"));
  await userEvent.keyboard(" ");
  await expect.element(chip("Science")).toHaveAttribute("aria-pressed", "true");
  await tabTo(chip("Health"));
  await userEvent.keyboard("{Enter}");
  await expect.poll(categories).toBe("science,health");
  await expect.element(chip("Health")).toHaveAttribute("aria-pressed", "true");
  await chip("Science").click();
  await expect.poll(categories).toBe("health");
  await expect.element(chip("Science")).toHaveAttribute("aria-pressed", "false");
  await chip("All").click();
  await expect.poll(categories).toBe(null);
  await expect.element(chip("All")).toHaveAttribute("aria-pressed", "true");
  await expect.element(chip("Health")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => choices().slice(1)).toEqual([["science", "health"], ["health"], [...CATEGORIES]]);
  await expectAccessible();
});

test("a choice that the server refuses is taken back, and the reader is told", async () => {
  answer("PUT /api/user/preferences", failure("bad_request"));
  await open(["science"]);
  await chip("Health").click();
  await expect.element(page.getByText("Failed to update preferences")).toBeVisible();
  await expect.element(chip("Health")).toHaveAttribute("aria-pressed", "false");
  await expect.element(chip("Science")).toHaveAttribute("aria-pressed", "true");
});

test("without the server's list of categories there are the built-in ones", async () => {
  answer("GET /api/categories", unreachable);
  await open(["science"]);
  await expect.poll(() => chips.getByRole("button").elements().length).toBe(8);
});

test("every category of the server's list together is All", async () => {
  answer("GET /api/categories", { categories: ["world", "science", "health"] });
  const asked = answer("GET /api/newsfeed", feedPage([HAVET]));
  const categories = () => asked.at(-1)?.url.searchParams.get("categories");
  takeChoices();
  await open(["science"]);
  await expect
    .poll(() =>
      chips
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(["All", "World", "Science", "Health"]);
  await chip("World").click();
  await expect.poll(categories).toBe("world,science");
  await chip("Health").click();
  await expect.poll(categories).toBe(null);
  await expect.element(chip("All")).toHaveAttribute("aria-pressed", "true");
});

test("a text that the reader has finished is marked", async () => {
  answer("GET /api/newsfeed", feedPage([HAVET, { ...MANEN, finished: true }]));
  await open();
  const cards = page.getByRole("article");
  await expect.element(cards.nth(1)).toMatchTextContent("Finished");
  await expect.element(cards.nth(0)).not.toMatchTextContent("Finished");
  await expectAccessible();
});
