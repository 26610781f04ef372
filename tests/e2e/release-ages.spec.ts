import { expect, expectConsoleError } from "./fixtures.ts";
import { bringText, markedWords, tapWord } from "./passage.ts";
import { test } from "./release-fixtures.ts";

test("with areas of different versions in one page, a write in one makes the other refetch", async ({
  page,
  lab,
  product,
  reader,
}) => {
  // The lab has no dictionary.
  expectConsoleError("404");
  // An account area from before the list of words had 50 per page.
  const sources = { file: "shared/limits.ts", today: "WORDS_PAGE_SIZE = 50", other: "WORDS_PAGE_SIZE = 20" };
  const older = await lab.calls.makeFrom("account", sources);
  const newer = await lab.calls.good("reader");
  await lab.calls.promote("account", older);
  await lab.calls.promote("reader", newer);
  const address = await bringText(page, product, reader, "Min text\n\nKatten sover i huset.");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url().split("/api/")[1]}`));
  const asksFor = (call: RegExp) => asked.filter((one) => call.test(one)).length;
  const go = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
  const openText = async () => {
    await go("Newsfeed");
    await page.getByText("My texts (1)").click();
    await page.getByRole("link", { name: "Min text" }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText(`Release reader ${newer}`)).toBeVisible();
  };

  await page.goto("/my-words");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(page.getByText(`Release account ${older}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  expect(asksFor(/^GET user-words\?.*limit=20/)).toBe(1);

  // Saved in the newer reader: the older list, which was cached, is refetched.
  await openText();
  await tapWord(page, "huset");
  const sheet = page.getByRole("dialog", { name: "huset" });
  await sheet.getByLabel("Your own translation").fill("house");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => markedWords(page, "new")).toEqual(["huset"]);
  await go("My words");
  await expect.poll(() => asksFor(/^GET user-words\?.*limit=20/)).toBeGreaterThan(1);
  await expect(page.getByText("huset", { exact: true })).toBeVisible();

  // Deleted in the older list: the marks of the newer reader, which were cached, are refetched.
  const marksBefore = asksFor(/^GET user-words\/marks/);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("huset", { exact: true })).toHaveCount(0);
  await openText();
  await expect.poll(() => asksFor(/^GET user-words\/marks/)).toBeGreaterThan(marksBefore);
  await expect.poll(() => markedWords(page, "new")).toEqual([]);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
