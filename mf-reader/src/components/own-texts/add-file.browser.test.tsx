import type { OwnText } from "@lagom/shared/contract/own-texts";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { answer, failure, later } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { epubOf, page as markup } from "../../text/files/testing.ts";
import { OwnTexts } from "./own-texts.tsx";

const TEXT: OwnText = {
  id: 1,
  rewrite_id: 2,
  title: "Die Mühle",
  language: "Deutsch",
  lang: "de",
  dir: "ltr",
  word_count: 100,
  minutes: 1,
  source: { name: "Anna Berg", url: null },
  created_at: "2026-01-01T00:00:00.000Z",
};
const BOOK = epubOf({
  "a.xhtml": markup("<h1>Am Fluss</h1><p>Die Mühle steht.</p>"),
  "b.xhtml": markup("<h1>Der Müller</h1><p>Er schläft.</p>"),
});

const dialog = page.getByRole("dialog", { name: "Add a text" });
const read = dialog.getByRole("button", { name: "Read it" });

beforeEach(async () => {
  answer("GET /api/languages", { languages: [] });
  answer("GET /api/user/texts", { texts: [], preparing: [] });
  const content = (
    <>
      <h1>Newsfeed</h1>
      <OwnTexts />
    </>
  );
  await render(inMain(content), { at: "/newsfeed" });
});

async function choose(file: File): Promise<void> {
  await page.getByRole("button", { name: "Add a text" }).click();
  await dialog.getByRole("radio", { name: "File" }).click();
  await userEvent.upload(dialog.getByLabelText("Choose a file"), file);
}

function drag(type: "dragover" | "drop", ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

test("a chosen book shows its title and its chapters, and is added with them", async () => {
  await choose(BOOK);
  await expect.element(dialog.getByText("2 chapters, 45 characters.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Title")).toHaveValue("Die Mühle");
  await expectAccessible();
  await dialog.getByLabelText("Title").fill("Mühle");
  const sent = answer("POST /api/user/texts", TEXT);
  await read.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      title: "Mühle",
      source_name: "Anna Berg",
      sections: [
        { heading: "Am Fluss", text: "Die Mühle steht." },
        { heading: "Der Müller", text: "Er schläft." },
      ],
    },
  ]);
});

test("a file is dropped on the page, and only one at a time", async () => {
  // The page listens a moment after it is drawn.
  const held = () => {
    drag("dragover", BOOK);
    return document.body.textContent;
  };
  await expect.poll(held).toContain("Drop the file to add it as a text");
  drag("drop", BOOK);
  await expect.element(dialog.getByLabelText("Title")).toHaveValue("Die Mühle");
  await expect.element(page.getByText("Drop the file to add it as a text")).not.toBeInTheDocument();
  drag("drop", BOOK, BOOK);
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Add one file at a time.");
  await expect.element(read).toBeDisabled();
});

test("a file that cannot be read is named, with the reason", async () => {
  await choose(new File(["a,b"], "ord.csv"));
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^“ord\.csv” is of a kind that/);
  await expectAccessible();
  await expect.element(read).toBeDisabled();
  await userEvent.upload(
    dialog.getByLabelText(/^Choose a file/),
    new File(["x".repeat(1_000_007)], "ord.txt"),
  );
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^“ord\.txt” has 1,000,007 characters;/);
});

test("a long file becomes several texts, and goes on where it failed", async () => {
  const paragraph = "Die alte Mühle steht am Fluss. ".repeat(7).trim();
  await choose(new File([`Mühle\n\n${`${paragraph}\n\n`.repeat(500)}`], "lang.txt"));
  await expect.element(dialog.getByText(/It becomes 2 texts/)).toBeVisible();
  const titles: (string | undefined)[] = [];
  const second = later("POST /api/user/texts");
  answer("POST /api/user/texts", ({ body }) => {
    titles.push(body.title);
    return titles.length === 1 ? TEXT : second.answer();
  });
  answer("GET /api/user/texts", {
    texts: [TEXT],
    preparing: [{ id: 2, source: { name: "lang.txt", url: null }, progress: 30 }],
  });
  await read.click();
  await expect.element(dialog.getByLabelText("Text 2 of 2 is being prepared: 30 %")).toHaveValue(65);
  expectConsoleError("409");
  second.give(failure("conflict", "Make room")());
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Make room");
  answer("POST /api/user/texts", ({ body }) => {
    titles.push(body.title);
    return { ...TEXT, id: 2 };
  });
  await read.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(titles).toEqual(["Mühle (1/2)", "Mühle (2/2)", "Mühle (2/2)"]);
});

test("a long file that failed half way goes on in a new dialog too, and once complete is added anew", async () => {
  const paragraph = "Die alte Mühle steht am Fluss. ".repeat(7).trim();
  const long = () => new File([`Mühle\n\n${`${paragraph}\n\n`.repeat(500)}`], "lang.txt");
  const titles: (string | undefined)[] = [];
  const texts: OwnText[] = [];
  let full = true;
  answer("GET /api/user/texts", () => ({ texts, preparing: [] }));
  answer("POST /api/user/texts", ({ body }) => {
    titles.push(body.title);
    if (full && titles.length === 2) return failure("conflict", "Make room")();
    const source = { name: "lang.txt", url: null };
    texts.push({ ...TEXT, id: titles.length, title: body.title ?? "", source });
    return texts.at(-1) ?? TEXT;
  });
  expectConsoleError("409");
  await choose(long());
  await read.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Make room");
  await dialog.getByRole("button", { name: "Close" }).click();
  full = false;
  await choose(long());
  await expect
    .element(dialog.getByText(/ 1 of 2 is among your texts already; only the rest is added\.$/))
    .toBeVisible();
  await read.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(titles).toEqual(["Mühle (1/2)", "Mühle (2/2)", "Mühle (2/2)"]);
  await choose(long());
  await expect.element(dialog.getByText(/of up to 75,000 characters each\.$/)).toBeVisible();
  await read.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(titles.slice(3)).toEqual(["Mühle (1/2)", "Mühle (2/2)"]);
});

test("the first line of a pasted text becomes its title, and stands there once", async () => {
  await page.getByRole("button", { name: "Add a text" }).click();
  const text = dialog.getByLabelText("Text", { exact: true });
  await text.fill("Havet\n\nDet är stort.");
  await expect.element(text).toHaveValue("Det är stort.");
  await expect.element(dialog.getByLabelText("Title")).toHaveValue("Havet");
  const sent = answer("POST /api/user/texts", TEXT);
  await read.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ title: "Havet", text: "Det är stort." }]);
});
