import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { passageOf, tapWord, walk } from "./passage.ts";

const HOSTILE = `Bröd <script>document.title="taken"</script><img src=x onerror="document.title='taken'"> och \u202Evatten\u202C 👩‍🚀 kaffe\u0301 ka\u200Btt.`;

test("a text is pasted, its language found out, and its words are looked up; markup in it stays text", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("status of 404");
  await signIn(user);
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "Add a text" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a text" });
  await expectAccessible(page);
  const paragraphs = [
    "<b onclick=x>Min text</b>",
    "Katten sover i huset. Hunden dricker vatten varje dag.",
    HOSTILE,
  ];
  await dialog.getByLabel("Text", { exact: true }).fill(paragraphs.join("\n\n"));
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(page).toHaveURL(/\/reader\?text=\d+$/);
  const passage = passageOf(page);
  await expect(passage).toHaveAttribute("lang", "sv");
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeEnabled();
  await expect(passage).toContainText(`<script>document.title="taken"</script>`);
  await expect(passage.locator("script, img")).toHaveCount(0);
  const sheet = page.getByRole("dialog");
  await tapWord(page, "Hunden");
  await expect(sheet).toContainText("dog");
  await expect(sheet).toContainText("base form: hund");
  await page.keyboard.press("Escape");
  await tapWord(page, "Bröd");
  await expect(sheet.getByRole("heading")).toHaveText("Bröd");
  await passage.focus();
  const markup = ["script", "document.title", "taken", "script", "img", "src", "x", "onerror"];
  expect(await walk(page, 15)).toEqual([
    "Bröd",
    ...markup,
    "document.title",
    "taken",
    "och",
    "vatten",
    "kaffé",
    "ka\u200Btt",
  ]);
  await expect(page).not.toHaveTitle("taken");
  await page.goto("/newsfeed");
  await page.getByText("My texts (1)").click();
  await expect(page.getByRole("link", { name: "<b onclick=x>Min text</b>" })).toBeVisible();
  await expectAccessible(page);
});

test("a text is taken from the page of a link, which is named as its source", { tag: "@one-width" }, async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("status of 400");
  const link = `${process.env.LAGOM_PAGES}/artikel`;
  await signIn(user);
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "Add a text" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a text" });
  await dialog.getByRole("radio", { name: "Link" }).check({ force: true });
  await dialog.getByLabel("Address of the page").fill(`${process.env.LAGOM_PAGES}/gone`);
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog).toContainText("The address");
  await dialog.getByLabel("Address of the page").fill(link);
  await dialog.getByRole("button", { name: "Read it" }).click();
  const passage = passageOf(page);
  await expect(passage).toHaveAttribute("lang", "sv");
  await expect(passage).toContainText("Katten sover i huset.");
  await expect(page.getByRole("link", { name: "localhost" })).toHaveAttribute("href", link);
  await tapWord(page, "vatten");
  await expect(page.getByRole("dialog")).toContainText("water");
});
