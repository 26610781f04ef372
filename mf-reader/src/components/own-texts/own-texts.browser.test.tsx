import type { OwnText } from "@lagom/shared/contract/own-texts";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { OwnTexts } from "./own-texts.tsx";

const source = { name: "Pasted text", url: null };
const TEXT: OwnText = {
  id: 1,
  rewrite_id: 2,
  title: "Havet",
  language: "svenska",
  lang: "sv",
  dir: "ltr",
  word_count: 100,
  minutes: 1,
  source,
  created_at: "2026-01-01T00:00:00.000Z",
};

beforeEach(() => {
  answer("GET /api/languages", { languages: [] });
});

const open = () =>
  render(
    inMain(
      <>
        <h1>Newsfeed</h1>
        <OwnTexts />
      </>,
    ),
    { at: "/newsfeed" },
  );

test("a text that is being prepared shows its progress, and is then listed with the others", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [{ id: 1, source, progress: 40 }] });
  await open();
  await page.getByText("My texts (0)").click();
  await expect.element(page.getByLabelText("Being prepared: 40 %")).toHaveValue(40);
  await expectAccessible();
  answer("GET /api/user/texts", { texts: [], preparing: [{ id: 1, source, progress: 80 }] });
  await expect.element(page.getByLabelText("Being prepared: 80 %")).toBeVisible();
  answer("GET /api/user/texts", { texts: [TEXT], preparing: [] });
  await expect.element(page.getByRole("link", { name: "Havet" })).toBeVisible();
  await expect.element(page.getByText(/Being prepared/)).not.toBeInTheDocument();
});

test("the dialog shows the progress of the added text", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  await open();
  await page.getByRole("button", { name: "Add a text" }).click();
  await page.getByLabelText("Text", { exact: true }).fill("Katten sov.");
  const done = Promise.withResolvers<OwnText>();
  answer("POST /api/user/texts", () => done.promise);
  answer("GET /api/user/texts", { texts: [], preparing: [{ id: 1, source, progress: 30 }] });
  await page.getByRole("button", { name: "Read it" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByLabelText("Being prepared: 30 %")).toBeVisible();
  done.resolve(TEXT);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a text whose language is changed shows how far it is, beside its title", async () => {
  answer("GET /api/user/texts", { texts: [TEXT], preparing: [] });
  const languages = LANGUAGES.map((language) => ({ ...language, has_articles: true }));
  answer("GET /api/languages", { languages });
  await open();
  await page.getByText("My texts (1)").click();
  const done = Promise.withResolvers<OwnText>();
  answer("PATCH /api/user/texts/{id}", () => done.promise);
  answer("GET /api/user/texts", { texts: [TEXT], preparing: [{ id: 1, source, progress: 60 }] });
  await page.getByLabelText("Language of Havet").selectOptions("Deutsch");
  const row = page.getByRole("listitem").filter({ hasText: "Havet" });
  await expect.element(row.getByLabelText("Being prepared: 60 %")).toHaveValue(60);
  expect(page.getByRole("listitem").elements()).toHaveLength(1);
  await expectAccessible();
  const german: OwnText = { ...TEXT, language: "Deutsch", lang: "de" };
  answer("GET /api/user/texts", { texts: [german], preparing: [] });
  done.resolve(german);
  await expect.element(row.getByRole("combobox")).toHaveValue("Deutsch");
  await expect.element(row.getByText(/Being prepared/)).not.toBeInTheDocument();
});
