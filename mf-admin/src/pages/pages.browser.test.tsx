import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import type { ReactNode } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import {
  DASHBOARD,
  dictionaries,
  FEED,
  FREEDICT,
  feeds,
  lists,
  log,
  MAIL,
  MAJA,
  ME,
  MESSAGE,
  mails,
  messages,
  RATING,
  RELEASE_LOG,
  RELEASES,
  ratings,
  SUMMER,
  users,
} from "../testing/answers.ts";
import { BookListsPage } from "./book-lists-page.tsx";
import { DashboardPage } from "./dashboard-page.tsx";
import { DictionariesPage } from "./dictionaries-page.tsx";
import { FeedbackPage } from "./feedback-page.tsx";
import { FeedsPage } from "./feeds-page.tsx";
import { MailsPage } from "./mails-page.tsx";
import { RatingsPage } from "./ratings-page.tsx";
import { ReleasesPage } from "./releases-page.tsx";
import { UsersPage } from "./users-page.tsx";

type Key =
  | "GET /api/admin/dashboard"
  | "GET /api/admin/book-lists"
  | "GET /api/admin/ratings"
  | "GET /api/admin/users"
  | "GET /api/admin/feedback"
  | "GET /api/admin/mails"
  | "GET /api/admin/feeds"
  | "GET /api/admin/dictionaries"
  | "GET /api/releases";

const PAGES: { at: string; call: Key; draw: ReactNode; shows: string; failed: string }[] = [
  {
    at: "/admin",
    call: "GET /api/admin/dashboard",
    draw: <DashboardPage />,
    shows: "4,200",
    failed: "Unable to load the figures right now...",
  },
  {
    at: "/admin/book-lists",
    call: "GET /api/admin/book-lists",
    draw: <BookListsPage />,
    shows: "Sommar",
    failed: "Unable to load book lists right now...",
  },
  {
    at: "/admin/ratings",
    call: "GET /api/admin/ratings",
    draw: <RatingsPage />,
    shows: "Emma",
    failed: "Unable to load ratings right now...",
  },
  {
    at: "/admin/users",
    call: "GET /api/admin/users",
    draw: <UsersPage />,
    shows: MAJA.email,
    failed: "Unable to load users right now...",
  },
  {
    at: "/admin/feedback",
    call: "GET /api/admin/feedback",
    draw: <FeedbackPage />,
    shows: "Fint!",
    failed: "Unable to load feedback right now...",
  },
  {
    at: "/admin/mails",
    call: "GET /api/admin/mails",
    draw: <MailsPage />,
    shows: MAIL.failure,
    failed: "Unable to load mails right now...",
  },
  {
    at: "/admin/feeds",
    call: "GET /api/admin/feeds",
    draw: <FeedsPage />,
    shows: "The feed answered 404",
    failed: "Unable to load feeds right now...",
  },
  {
    at: "/admin/dictionaries",
    call: "GET /api/admin/dictionaries",
    draw: <DictionariesPage />,
    shows: "5,213 headwords",
    failed: "Unable to load dictionaries right now...",
  },
  {
    at: "/admin/releases",
    call: "GET /api/releases",
    draw: <ReleasesPage />,
    shows: "0123456789ab",
    failed: "Unable to load releases right now...",
  },
];

function answerAll(): void {
  answer("GET /api/user/me", ME);
  answer("GET /api/admin/dashboard", DASHBOARD);
  answer("GET /api/admin/log", log("user_banned"));
  answer("GET /api/admin/book-lists", lists(SUMMER));
  answer("GET /api/admin/ratings", ratings(RATING));
  answer("GET /api/admin/users", users(MAJA));
  answer("GET /api/admin/feedback", messages(MESSAGE));
  answer("GET /api/admin/mails", mails(MAIL));
  answer("GET /api/admin/feeds", feeds(FEED));
  answer("GET /api/admin/dictionaries", dictionaries(FREEDICT));
  answer("GET /api/releases", RELEASES);
  answer("GET /api/releases/log", RELEASE_LOG);
}
beforeEach(answerAll);

test.for(PAGES)(
  "$at says to whom it may not show anything what it needs",
  async ({ at, call, draw, failed }) => {
    answer(call, failure("forbidden"));
    await render(inMain(draw), { at });
    const needed = ["/admin/feeds", "/admin/releases"].includes(at) ? "an operator" : "an administrator";
    const needs = page.getByText(`This page needs ${needed}`);
    await expect.element(needs).toBeVisible();
    await expectAccessible();
    await expect.element(page.getByText(failed)).not.toBeInTheDocument();
  },
);

test.for(PAGES)(
  "$at loads, and says when it cannot be had; Retry brings it",
  async ({ at, call, draw, shows, failed }) => {
    const reply = later(call);
    answer(call, reply.answer);
    await render(inMain(draw), { at });
    await expect.element(page.getByText("Loading", { exact: true })).toBeInTheDocument();
    await expectAccessible();
    reply.give(failure("bad_request")());
    const alert = page.getByRole("alert").filter({ hasText: failed });
    await expect.element(alert).toBeVisible();
    await expectAccessible();
    answerAll();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect.element(page.getByText(shows).first()).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expectAccessible();
    await page.viewport(768, 800);
    for (const table of document.querySelectorAll("table")) {
      const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
      expect(scrollWidth, "width of the table on a tablet").toBe(clientWidth);
      for (const cell of table.querySelectorAll("td"))
        if (MOMENT.test(cell.textContent))
          expect(linesOf(cell), `lines of ${cell.textContent}`).toBeLessThanOrEqual(2);
    }
  },
);

/** `1 Mar 2026, 10:00`. */
const MOMENT = /^\d+\s\w+\s\d{4}, \d\d:\d\d$/;

/** In how many lines an element's text stands. */
function linesOf(element: Element): number {
  const range = new Range();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test("the navigation keeps the current page in sight when the screen turns", async () => {
  await page.viewport(1280, 800);
  answer("GET /api/admin/dictionaries", dictionaries(FREEDICT));
  await render(inMain(<DictionariesPage />), { at: "/admin/dictionaries" });
  const link = page.getByRole("navigation").getByRole("link", { name: "Dictionaries" });
  await expect.element(link).toBeInViewport({ ratio: 1 });
  for (const dir of ["ltr", "rtl"]) {
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    for (const width of [1280, 390, 768, 320]) {
      await page.viewport(width, 800);
      await expect.element(link).toBeInViewport({ ratio: 1 });
    }
  }
});

function textBox(element: Element): DOMRect {
  const range = new Range();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

test("the dashboard says below its figures, in their column, when they were counted", async () => {
  await render(inMain(<DashboardPage />), { at: "/admin" });
  const counted = page.getByText(/^Counted at/);
  await expect.element(counted).toBeVisible();
  const note = counted.element().getBoundingClientRect();
  const figures = page.getByRole("region", { name: "Care" }).getByText("Open messages");
  const figure = figures.element().getBoundingClientRect();
  expect(note.top - figure.bottom).toBeLessThan(24);
  expect(note.left).toBeCloseTo(figure.left, 0);
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const change = page.getByRole("region", { name: "What administrators changed" }).getByRole("listitem");
  await expect.element(change).toBeVisible();
  const [time, words] = [...change.element().children].map((part) => textBox(part));
  expect((time?.left ?? 0) - (words?.right ?? 0), "room between the time and what was changed").toBeLessThan(
    100,
  );
});
