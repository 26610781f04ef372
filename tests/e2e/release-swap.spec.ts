import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectConsoleError } from "./fixtures.ts";
import { flipByte, test } from "./release-fixtures.ts";

const shows = (page: Page, release: string) =>
  expect(page.getByText(`Release books ${release}`)).toBeVisible();
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);

/** The release whose styles apply to the page and to its late part. */
const styledBy = (page: Page, text: string, property: string) =>
  page
    .getByText(text)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The URL of each page of the area. */
const PATH_OF = { books: "/books", book: "/books/emma", liked: "/liked-book-bites", list: "/lists/1" };

test.beforeEach(() => expectConsoleError("404"));

test("a page swapped to another release uses no module, late chunk or style of the previous one", async ({
  page,
  lab,
  reader: _,
  hear,
}) => {
  const [first, second] = [await lab.calls.make("books"), await lab.calls.make("books")];
  await lab.calls.promote("books", first);
  await page.goto("/books");
  await shows(page, first);
  await lab.calls.promote("books", second);
  await hear((newest) => newest.areas.books?.live.id === second);

  // The first release goes on working, including its late part, until the page is left.
  await page.getByRole("button", { name: "More of it" }).click();
  await expect(page.getByText(`Late part of books ${first}`)).toBeVisible();
  expect(await styledBy(page, "Late part of", "--late-of")).toBe(`"books ${first}"`);
  const before = await ran(page);
  expect(before.every((line) => line.endsWith(`in books ${first}`))).toBe(true);

  await link(page, "My words").click();
  await link(page, "Books").click();
  await shows(page, second);
  await page.getByRole("button", { name: "More of it" }).click();
  await expect(page.getByText(`Late part of books ${second}`)).toBeVisible();
  expect(await styledBy(page, "Late part of", "--late-of")).toBe(`"books ${second}"`);
  expect(await styledBy(page, "Release books", "--page-of")).toBe(`"books ${second}"`);
  const after = (await ran(page)).slice(before.length).filter((line) => line.includes(" books "));
  expect(after).toEqual([
    `page of books ${second} in books ${second}`,
    `late of books ${second} in books ${second}`,
  ]);

  await lab.calls.rollback("books", first);
  await hear((newest) => newest.areas.books?.live.id === first);
  await link(page, "My words").click();
  await link(page, "Books").click();
  await shows(page, first);
  expect(await styledBy(page, "Release books", "--page-of")).toBe(`"books ${first}"`);
});

test("a file of any kind with one flipped byte never runs, and the previous release is shown", async ({
  page,
  lab,
  reader: _,
}) => {
  test.slow();
  expectConsoleError("integrity");
  const good = await lab.calls.make("books");
  // The hashes of messages stand in documents (language.spec.ts).
  const files = (await lab.calls.files("books")).filter(({ name }) => !name.startsWith("messages/"));
  // Every file is checked in the same way; one of each kind proves it.
  expect(files.filter(({ hashed }) => !hashed)).toEqual([]);
  const kindOf = (name: string) => (name === "entry.js" ? name : extname(name));
  const kinds = new Map(files.map((file) => [`${kindOf(file.name)} ${file.when}`, file]));
  await page.goto("/cookies");
  for (const { name, page: exposed, when } of kinds.values()) {
    if (!when) continue;
    const late = when === "late";
    const bad = await lab.calls.make("books");
    await flipByte(page, bad, (file) => file === name);
    await lab.calls.promote("books", good);
    await lab.calls.promote("books", bad);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(PATH_OF[exposed as keyof typeof PATH_OF]);
    if (late) await page.getByRole("button", { name: "More of it" }).click();
    await shows(page, good);
    if (name.endsWith(".js") && !late)
      expect(
        (await ran(page)).filter((line) => line.includes(bad)),
        name,
      ).toEqual([]);
    if (name.endsWith(".js") && late)
      expect(await ran(page)).not.toContain(`late of books ${bad} in books ${bad}`);
    const applied = await page.evaluate(
      (url) => [...document.styleSheets].some(({ href }) => href?.endsWith(url)),
      `${bad}/${name}`,
    );
    expect(applied, name).toBe(false);
  }
});
