import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, unreachable } from "@lagom/shared/testing/network";
import { inMain, preferencesOf, READER, render } from "@lagom/shared/testing/render";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setUser } from "../session/set-user.ts";
import { LevelPicker } from "./level-picker.tsx";

const opener = (chosen: string) => page.getByRole("button", { name: `${chosen}, language and level` });
const dialog = page.getByRole("dialog", { name: "What do you want to read?" });
const radio = (name: string) => dialog.getByRole("radio", { name, exact: true });
const save = dialog.getByRole("button", { name: "Read this" });

beforeEach(() => {
  answer("GET /api/languages", {
    languages: [
      { name: "svenska", code: "sv", dir: "ltr", group: "european", has_articles: true },
      { name: "Deutsch", code: "de", dir: "ltr", group: "european", has_articles: true },
      { name: "日本語", code: "ja", dir: "ltr", group: "asian", has_articles: false },
    ],
  });
});

const draw = (user: typeof READER | null) =>
  render(
    inMain(
      <>
        <h1>Newsfeed</h1>
        <LevelPicker />
      </>,
    ),
    {
      at: "/newsfeed",
      user,
      preferences: { target_language: "svenska", preferred_levels: { svenska: "B1", Deutsch: "C1" } },
    },
  );

const open = async () => {
  await draw(READER);
  await press(opener("svenska B1"), "{Enter}");
};

test("a language and its level are chosen by keys and kept together", async () => {
  const sent = answer("PUT /api/user/preferences", ({ body: { target_language, preferred_levels = {} } }) =>
    preferencesOf(READER, {
      target_language: target_language === "Deutsch" ? "Deutsch" : "svenska",
      preferred_levels,
    }),
  );
  await open();
  await expect.element(radio("B1")).toBeChecked();
  await expectAccessible();
  await tabTo(radio("svenska"));
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(radio("Deutsch")).toBeChecked();
  await expect.element(radio("C1")).toBeChecked();
  await tabTo(radio("C1"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog).toMatchTextContent("Everything, as it was written");
  await press(save, "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener("Deutsch C2")).toHaveFocus();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toMatchObject([{ target_language: "Deutsch", preferred_levels: { Deutsch: "C2" } }]);
});

test("a language without articles says so to a screen reader", async () => {
  await open();
  await expect.element(dialog.getByRole("radio", { name: /日本語.*no articles yet/ })).toBeInTheDocument();
});

test("a choice that the server refuses is taken back, and the reader is told", async () => {
  answer("PUT /api/user/preferences", failure("bad_request"));
  await open();
  await radio("A1").click({ force: true });
  await save.click();
  await expect.element(page.getByText("Failed to update preferences")).toBeVisible();
  await expect.element(opener("svenska B1")).toBeVisible();
});

test("preferences that cannot be loaded are told, and a choice is sent alone, since everything else shown is a guess", async () => {
  await draw(null);
  answer("GET /api/user/preferences", failure("bad_request"));
  setUser(READER);
  await expect.element(page.getByRole("status").getByText("Failed to load user preferences")).toBeVisible();
  const sent = answer("PUT /api/user/preferences", () =>
    preferencesOf(READER, { target_language: "Deutsch", time_zone: "Asia/Tokyo" }),
  );
  await press(opener("svenska A2"), "{Enter}");
  await radio("Deutsch").click({ force: true });
  await save.click();
  await expect.element(opener("Deutsch A2")).toBeVisible();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ target_language: "Deutsch", preferred_levels: { Deutsch: "A2" } }]);
});

test("Escape changes nothing and gives the focus back", async () => {
  await open();
  await radio("A1").click({ force: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener("svenska B1")).toHaveFocus();
});

/** How many languages there are to choose from, by their group. */
const counts = () =>
  ["European", "Asian", "Other"].map(
    (name) => dialog.getByRole("group", { name }).getByRole("radio").elements().length,
  );

test("languages are grouped as the server lists them", async () => {
  const listed = LANGUAGES.filter(({ code }) => code !== "ja");
  answer("GET /api/languages", {
    languages: listed.map((language) => ({ ...language, has_articles: true })),
  });
  await open();
  await expect.poll(counts).toEqual([10, 3, 2]);
});

test("without the server's list the built-in languages are grouped", async () => {
  answer("GET /api/languages", unreachable);
  await open();
  await expect.poll(counts).toEqual([10, 4, 2]);
  await expect.element(dialog.getByRole("group", { name: "Asian" })).toMatchTextContent("日本語");
  await expectAccessible();
});
