import { listed, names, test, WORDS } from "./account.ts";
import { answerTo, expect, expectConsoleError, onPhone } from "./fixtures.ts";

test("words can be searched, filtered and sorted, corrected, given a status and deleted, each undone, and offline too", async ({
  page,
  account,
}) => {
  await account.save(WORDS);
  await account.open("/my-words");
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await page.getByLabel("Order").selectOption("Alphabetical");
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await onPhone(page, async () => {
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByLabel("Order").selectOption("Oldest first");
    await expect.poll(() => listed(page)).toEqual(["vatten", "hund", "Haus"]);
  });
  await page.getByLabel("Status", { exact: true }).selectOption("Learning");
  await expect.poll(() => listed(page)).toEqual(["hund"]);
  await page.getByLabel("Status", { exact: true }).selectOption("All statuses");
  await page.getByLabel("Language", { exact: true }).selectOption("Deutsch");
  await expect.poll(() => listed(page)).toEqual(["Haus"]);
  await page.getByLabel("Language", { exact: true }).selectOption("All languages");
  await page.getByRole("searchbox", { name: "Search" }).fill("wat");
  await expect.poll(() => listed(page)).toEqual(["vatten"]);
  await expect(page).toHaveURL(/q=wat/);
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(["vatten"]);

  const edit = page.getByRole("button", { name: "Edit the translation of vatten" });
  const field = page.getByRole("textbox", { name: "Translation of vatten" });
  await edit.click();
  await expect(field).toBeFocused();
  await field.fill("the water");
  await field.press("Enter");
  await expect(page.getByRole("cell", { name: "the water" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("cell", { name: "the water" })).toHaveCount(0);
  await expect
    .poll(async () => (await account.get("/api/user-words")).words)
    .toContainEqual(expect.objectContaining({ source_word: "vatten", translated_word: "water" }));
  await edit.press("Enter");
  await field.press("Escape");
  await expect(edit).toBeFocused();

  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like this");
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(names(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Ignored" }).click();
  await expect(page.getByLabel("Status of hund")).toHaveValue("ignored");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByLabel("Status of hund")).toHaveValue("learning");
  await expect(page.getByLabel("Status of Haus")).toHaveValue("known");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  const restored = answerTo(page, /user-words.restore$/);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await restored;
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(["Haus", "hund", "vatten"]);
  await expect(page.getByLabel("Status of hund")).toHaveValue("learning");
  const row = page.getByRole("row", { name: /vatten/ });
  await expect(row).toContainText("water");
  expect(await account.get("/api/user/statistics/sv")).toMatchObject({ words_saved: 2 });

  // A change that is made offline shows, stays, and is sent when the network returns.
  expectConsoleError("net::ERR_");
  await page.getByRole("checkbox", { name: "Select vatten" }).check();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Known" }).click();
  await expect(page.getByText("1 change waits to be sent")).toBeVisible();
  await expect(row).toContainText("Known");
  await page.context().setOffline(false);
  await expect(page.getByText(/1 change was sent at/)).toBeVisible();
  await expect(row).toContainText("Known");
  await expect
    .poll(async () => (await account.get("/api/user-words")).words)
    .toContainEqual(expect.objectContaining({ source_word: "vatten", status: "known" }));
});
