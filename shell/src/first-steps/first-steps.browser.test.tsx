import type { Text } from "@lagom/shared/contract/text";
import type { Preferences } from "@lagom/shared/contract/user";
import { expectAccessible, PHONE } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import type { Level } from "@lagom/shared/text/levels";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { noteSignUp, useFirstStepsDue } from "../session/first-steps-due.ts";
import { FirstSteps } from "./first-steps.tsx";

const dialog = page.getByRole("dialog", { name: "Just the right level" });
const level = (name: Level) => dialog.getByRole("radio", { name });

/** The text by which one finds a level, in a language that has two. */
const sample = (at: Level): Text => ({
  rewrite_id: 7,
  article_id: 3,
  book_id: null,
  part: null,
  title: `Havet ${at}`,
  heading: null,
  category: "science",
  language: "svenska",
  lang: "sv",
  dir: "ltr",
  level: at,
  requested_level: at,
  levels: ["A2", "B1"],
  origin: "corpus",
  source: { name: "Source", url: null },
  published_at: "2026-03-01T10:00:00Z",
  word_count: 20,
  minutes: 1,
  known_percent: null,
  known_level: null,
  gloss_lang: "en",
  level_report: null,
  meaning_report: null,
  reading_position: null,
  paragraphs: [
    {
      id: "p1",
      text: "Havet är djupt.",
      sentences: [0, 15],
      tokens: [],
      translations: [],
      rewritten: true,
      heading: false,
    },
  ],
  entries: [],
  next: null,
});

beforeEach(() => {
  noteSignUp();
  answer("GET /api/languages", failure("bad_request")); // the built-in ones then
  answer("GET /api/sample", ({ url }) => sample(url.searchParams.get("level") as Level));
});

const open = (preferences: Partial<Preferences> = {}) =>
  render(
    inMain(
      <>
        <h1>Newsfeed</h1>
        <FirstSteps />
      </>,
    ),
    {
      at: "/newsfeed",
      preferences: { target_language: "svenska", source_language: "english", ...preferences },
    },
  );

test("the levels stand still under a finger when the text arrives", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const text = later("GET /api/sample");
  answer("GET /api/sample", text.answer);
  await open();
  await expect.element(level("A2")).toBeInTheDocument();
  const position = () => level("A2").element().getBoundingClientRect().toJSON();
  const before = position();
  text.give({ ...sample("B1"), levels: ["A1", "A2", "B1", "C1"] });
  await expect.element(dialog.getByRole("heading", { name: "Havet B1" })).toBeVisible();
  expect(position()).toEqual(before);
});

test("a level is found by keys with a text that changes along, is kept for the language, and the text is opened", async () => {
  const sent = answer("PUT /api/user/preferences", preferencesOf(READER));
  await open();
  await expect.element(dialog.getByRole("heading", { name: "Havet B1" })).toBeVisible();
  await expect.element(level("C2")).not.toBeInTheDocument();
  await expectAccessible();
  await page.viewport(320, 568);
  await expect.element(dialog.getByRole("button", { name: "Read this" })).toBeInViewport({ ratio: 1 });
  await tabTo(level("B1"));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(dialog.getByRole("heading", { name: "Havet A2" })).toBeVisible();
  await expect.element(dialog).toMatchTextContent("Short sentences about everyday things");
  await press(dialog.getByRole("button", { name: "Read this" }), "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe("/article/3");
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([
      { source_language: "english", target_language: "svenska", preferred_levels: { svenska: "A2" } },
    ]);
});

test("another language has a text of its own; while it comes its place is held", async () => {
  await open();
  await expect.element(dialog.getByRole("heading", { name: "Havet B1" })).toBeVisible();
  const text = later("GET /api/sample");
  const asked = answer("GET /api/sample", text.answer);
  await dialog.getByLabelText("The language you want to read").selectOptions("Deutsch");
  await expect.poll(() => asked.at(-1)?.url.searchParams.get("language")).toBe("Deutsch");
  await expectAccessible();
  text.give({ ...sample("B1"), title: "Das Meer", language: "Deutsch", lang: "de" });
  await expect.element(dialog.getByRole("heading", { name: "Das Meer" })).toBeVisible();
});

test("without a text the levels are chosen by their description", async () => {
  answer("GET /api/sample", failure("not_found"));
  await open();
  await expect
    .element(dialog.getByText("The text is not here right now. Choose the level by its description."))
    .toBeVisible();
  await level("C2").click({ force: true });
  await expect.element(dialog).toMatchTextContent("Everything, as it was written");
  await expectAccessible();
  answer("PUT /api/user/preferences", preferencesOf(READER));
  await dialog.getByRole("button", { name: "Read this" }).click();
  await expect.poll(() => location.pathname).toBe("/reader");
});

test("preferences that the server refuses are told, and the reader goes on reading", async () => {
  answer("PUT /api/user/preferences", failure("bad_request"));
  await open();
  await dialog.getByRole("button", { name: "Read this" }).click();
  await expect.element(page.getByText("Failed to update preferences")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Escape ends the first steps for good", async () => {
  await open();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(useFirstStepsDue.getState().due).toBe(false);
  expect(localStorage.getItem("lagom.first-steps")).toBeNull();
});

test("who has chosen a level already is not asked", async () => {
  await open({ stored: true, preferred_levels: { svenska: "A2" } });
  await expect.element(page.getByRole("heading", { name: "Newsfeed" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a language that was chosen before signing up is carried over", async () => {
  const asked = answer("GET /api/sample", ({ url }) => sample(url.searchParams.get("level") as Level));
  await open({ stored: true, target_language: "Deutsch" });
  await expect.element(dialog.getByLabelText("The language you want to read")).toHaveValue("Deutsch");
  await expect.poll(() => asked.map(({ url }) => url.searchParams.get("language"))).toEqual(["Deutsch"]);
});

test("what begins stands as far from the bottom of the dialog as from its side", async () => {
  await page.viewport(768, 900);
  await open();
  await expect.element(dialog.getByRole("heading", { name: "Havet B1" })).toBeVisible();
  const outer = dialog.element().getBoundingClientRect();
  const read = dialog.getByRole("button", { name: "Read this" }).element().getBoundingClientRect();
  expect(Math.round(outer.bottom - read.bottom)).toBe(Math.round(outer.right - read.right));
});
