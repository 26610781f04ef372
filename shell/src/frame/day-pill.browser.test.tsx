import type { Today } from "@lagom/shared/contract/user";
import { markChanged } from "@lagom/shared/query";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer } from "@lagom/shared/testing/network";
import { READER, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { FrameLayout } from "./frame-layout.tsx";

const dayOf = (seconds: number): Today => ({
  day: "2026-03-02",
  seconds,
  articles_finished: 0,
  streak: { current: 2, longest: 5, week: [{ day: "2026-03-02", state: "today" }], repaired_days: [] },
  reviews: 0,
  unfinished: null,
});
const open = (daily_goal: "minutes_5" | null) =>
  render(
    <FrameLayout user={READER} settled footer={false}>
      <h1>Books</h1>
    </FrameLayout>,
    { at: "/books", preferences: { daily_goal } },
  );
/** What a screen reader was told. */
const said = () =>
  [...document.querySelectorAll("[aria-live=polite]")].map((region) => region.textContent).join(" ");

let menus: readonly unknown[];
beforeEach(() => {
  const { id, email, created_at } = READER;
  menus = answer("GET /api/user/me", { id, email, role: "user", created_at });
});

test("a goal that was reached before is not said again on another page", async () => {
  answer("GET /api/user/today", dayOf(900));
  await open("minutes_5");
  await expect
    .element(page.getByRole("link", { name: "Today: Goal reached, 15 minutes read. Streak: 2 days" }))
    .toBeVisible();
  expect(said()).not.toContain("You have reached");
});

test("the frame says how far the day's goal is, and once, to a screen reader too, that it is reached", async () => {
  await page.viewport(360, 740);
  answer("GET /api/user/today", dayOf(130));
  await open("minutes_5");
  const pill = page.getByRole("link", { name: "Today: 2 of 5 minutes read. Streak: 2 days" });
  await expect.element(pill).toBeVisible();
  await expect.element(pill).toHaveAttribute("href", "/profile-stats");
  await page.viewport(1280, 740);
  await expect.element(pill.getByText("2 of 5 minutes")).toBeVisible();
  await expectAccessible();
  const asked = answer("GET /api/user/today", dayOf(300));
  await markChanged([{ call: "POST /api/user/activities", unchanged: [] }]);
  await expect.element(page.getByText("Goal reached")).toBeVisible();
  await expect.poll(said).toContain("You have reached your goal for today.");
  expect(asked).toHaveLength(1);
});

test("without a goal the frame asks for no day", async () => {
  await import("./day-pill.tsx");
  const asked = answer("GET /api/user/today", dayOf(900));
  await open(null);
  // The menu beside it has loaded and asked.
  await expect.poll(() => menus.length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
