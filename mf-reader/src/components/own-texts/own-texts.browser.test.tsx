import type { OwnText } from "@lagom/shared/contract/own-texts";
import { holdSharedFiles, takeSharedFiles } from "@lagom/shared/share-target";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press, tabTo } from "@lagom/shared/testing/keys";
import { answer, failure, unreachable } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

const dialog = page.getByRole("dialog", { name: "Add a text" });
const read = dialog.getByRole("button", { name: "Read it" });

beforeEach(() => {
  answer("GET /api/languages", { languages: [] });
});

const open = (at = "/newsfeed") =>
  render(
    inMain(
      <>
        <h1>Newsfeed</h1>
        <OwnTexts />
      </>,
    ),
    { at },
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

test("texts that could not be loaded are not counted; Retry brings them", async () => {
  answer("GET /api/user/texts", failure("internal"));
  await open();
  await page.getByText("My texts", { exact: true }).click();
  await expect.element(page.getByText(/^Your texts could not be loaded\./)).toBeVisible();
  await expect.element(page.getByText("My texts (0)")).not.toBeInTheDocument();
  await expectAccessible();
  answer("GET /api/user/texts", { texts: [TEXT], preparing: [] });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByRole("link", { name: "Havet" })).toBeVisible();
  await expect.element(page.getByText("My texts (1)")).toBeVisible();
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

/** The languages to choose from, by their group. */
const groups = () => {
  const field = page.getByRole("dialog").getByLabelText("Language").element();
  return [...field.querySelectorAll("optgroup")].map(({ label, children }) => [
    label,
    [...children].map(({ textContent }) => textContent),
  ]);
};

test("languages are grouped as the server lists them", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  const listed = LANGUAGES.filter(({ code }) => code !== "ja");
  answer("GET /api/languages", {
    languages: listed.map((language) => ({ ...language, has_articles: true })),
  });
  await open();
  await page.getByRole("button", { name: "Add a text" }).click();
  await expect.element(dialog.getByLabelText("Language")).toHaveDisplayValue("Detect automatically");
  await expect.poll(groups).toContainEqual(["Asian", ["中文", "हिन्दी", "한국어"]]);
});

test("without the server's list the built-in languages are grouped", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  answer("GET /api/languages", unreachable);
  await open();
  await page.getByRole("button", { name: "Add a text" }).click();
  const counts = () => groups().map(([name, names]) => [name, names?.length]);
  await expect.poll(counts).toEqual([
    ["European", 10],
    ["Asian", 4],
    ["Other", 2],
  ]);
});

test("a problem with the link says nothing about a pasted text, which says itself what is too many", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  await open();
  await page.getByRole("button", { name: "Add a text" }).click();
  await dialog.getByRole("radio", { name: "Link" }).click();
  await dialog.getByLabelText("Address of the page").fill("https://example.com/gone");
  answer(
    "POST /api/user/texts",
    failure("bad_request", "", [{ field: "url", message: "cannot be reached from here" }]),
  );
  await read.click();
  await expect.element(dialog).toMatchTextContent("This address cannot be reached from here.");
  await dialog.getByRole("radio", { name: "Paste" }).click();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
  await expectAccessible();
  const pasted = dialog.getByLabelText("Text", { exact: true });
  await pasted.fill("a".repeat(150_007));
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("That is 7 too many. Bring it along in parts.");
  await expect.element(read).toBeDisabled();
  await pasted.fill("القط ينام");
  await expect.element(pasted).toHaveStyle({ direction: "rtl" });
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
});

test("why a text is refused is asked for in the language of the interface, and said as the server says it", async () => {
  document.documentElement.lang = "de";
  onTestFinished(() => {
    document.documentElement.lang = "en";
  });
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  await open();
  await page.getByRole("button", { name: "Add a text" }).click();
  await dialog.getByLabelText("Text", { exact: true }).fill("Katten sov.");
  const said = "Du hast schon 100 Texte; lösche einen, um Platz zu schaffen";
  const asked = answer("POST /api/user/texts", failure("conflict", said));
  await read.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(said);
  expect(asked[0]?.headers.get("accept-language")).toBe("de");
});

test("a reader who closes the dialog before the reply stays on the page, where the text is then listed", async () => {
  let texts: OwnText[] = [];
  answer("GET /api/user/texts", () => ({ texts, preparing: [] }));
  await open();
  await page.getByRole("button", { name: "Add a text" }).click();
  await dialog.getByLabelText("Text", { exact: true }).fill("Katten sover i huset.");
  const done = Promise.withResolvers<OwnText>();
  const asked = answer("POST /api/user/texts", () => done.promise);
  await read.click();
  await expect.poll(() => asked.length).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  texts = [TEXT];
  done.resolve(TEXT);
  await page.getByText("My texts (1)").click();
  await expect.element(page.getByRole("link", { name: "Havet" })).toBeVisible();
  await expectAccessible();
  expect(location.pathname).toBe("/newsfeed");
});

test("the link of a page that another app shared is ready to be added, and goes from the address", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  const added = answer("POST /api/user/texts", TEXT);
  await open("/newsfeed?harder=true&share_title=Nyhet&share_text=Nyhet+https%3A%2F%2Fexample.org%2Fa");
  const address = dialog.getByLabelText("Address of the page");
  await expect.element(address).toHaveValue("https://example.org/a");
  await expect.element(dialog.getByRole("radio", { name: "Link" })).toHaveFocus();
  await expect.poll(() => location.search).toBe("?harder=true");
  await expectAccessible();
  await press(read, "{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(added.map(({ body }) => body)).toEqual([{ url: "https://example.org/a" }]);
});

test("a text that another app shared is ready with its title; closed, it does not come again", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  await open("/newsfeed?share_title=Havet&share_text=Havet+%C3%A4r+djupt.");
  await expect.element(dialog.getByLabelText("Title")).toHaveValue("Havet");
  await expect.element(dialog.getByLabelText("Text", { exact: true })).toHaveValue("Havet är djupt.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Add a text" }).click();
  await expect.element(dialog.getByLabelText("Text", { exact: true })).toHaveValue("");
});

test("a file that another app shared is read once it is there, and does not come again", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  await holdSharedFiles([new File(["Havet\n\nDet är djupt."], "häv.txt")]);
  await open("/newsfeed?harder=true&share_file=");
  await expect.element(dialog.getByLabelText("Title")).toHaveValue("Havet");
  await expect.element(dialog.getByText("häv.txt")).toBeVisible();
  await expect.poll(() => location.search).toBe("?harder=true");
  await expectAccessible();
  expect(await takeSharedFiles()).toEqual([]);
});

test("a shared file that never arrived is missed in words", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  await open("/newsfeed?share_file=");
  const said = page.getByText("The shared file did not arrive. Add it here as a file instead.");
  await expect.element(said.first()).toBeVisible();
  await expect.poll(() => location.search).toBe("");
});

test("a bookmark to drag to the bar is offered beside the link, and copied by key", async () => {
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open("/newsfeed?share_url=https://example.org/a");
  const bookmark = dialog.getByRole("link", { name: "Read in Lagom" });
  await tabTo(bookmark);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText(/^Copied\. Make a new bookmark/)).toBeVisible();
  const address = `javascript:location.href='${location.origin}/newsfeed?share_url='+encodeURIComponent(location.href)`;
  expect(copied).toHaveBeenCalledWith(address);
  await expect.element(bookmark).toHaveAttribute("href", address);
  await expectAccessible();
  copied.mockRestore();
});

test("a deleted text leaves the focus to its neighbour, and the last one to the line that opens the list", async () => {
  let texts = [TEXT, { ...TEXT, id: 2, title: "Månen" }];
  answer("GET /api/user/texts", () => ({ texts, preparing: [] }));
  answer("DELETE /api/user/texts/{id}", ({ params }) => {
    texts = texts.filter(({ id }) => String(id) !== String(params.id));
  });
  await open();
  await page.getByText("My texts (2)").click();
  await page.viewport(320, 640);
  const box = (name: RegExp, role: "link" | "button" | "combobox") =>
    page.getByRole(role, { name }).first().element().getBoundingClientRect();
  const [title, bin, language] = [
    box(/Havet/, "link"),
    box(/Delete Havet/, "button"),
    box(/Havet/, "combobox"),
  ];
  expect(bin.top).toBeLessThan(title.bottom);
  expect(bin.bottom).toBeLessThanOrEqual(language.top);
  expect(bin.right).toBe(language.right);
  await press(page.getByRole("button", { name: "Delete Havet" }), "{Enter}");
  await expect.element(page.getByText("My texts (1)")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Månen" })).toHaveFocus();
  await press(page.getByRole("button", { name: "Delete Månen" }), "{Enter}");
  await expect.element(page.getByText("My texts (0)")).toHaveFocus();
});
