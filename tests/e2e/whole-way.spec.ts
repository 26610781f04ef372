import { randomUUID } from "node:crypto";
import { answerTo, expect, test } from "./fixtures.ts";
import { tabTo } from "./keys.ts";
import { markedWords, markLook, passageOf, tapWord } from "./passage.ts";

test("a new user signs up, reads at A2, touches a word, saves it, and finds it under My words", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Read the world at just the right level.");
  await page.getByRole("button", { name: "Start reading, free" }).click();
  const signUp = page.getByRole("dialog", { name: "Start reading" });
  await signUp.getByLabel("Full name").fill("Anna Berg");
  await signUp.getByLabel("E-mail").fill(`${randomUUID()}@example.com`);
  await signUp.getByLabel("Password").fill("a good password");
  await signUp.getByRole("button", { name: "Create account" }).click();

  const steps = page.getByRole("dialog", { name: "Just the right level" });
  await steps.getByLabel("The language you want to read").selectOption("svenska");
  await expect(steps.getByRole("heading", { name: "Ett land som värms underifrån" })).toBeVisible();
  await steps.getByRole("radio", { name: "A2" }).check({ force: true });
  await expect(steps.getByRole("heading", { name: "Det varma vattnet under Island" })).toBeVisible();
  await steps.getByRole("button", { name: "Read this" }).click();

  await expect(page).toHaveURL(/\/article\/\d+$/);
  await expect(passageOf(page)).toHaveAttribute("lang", "sv");
  await expect(passageOf(page)).toContainText("Det varma vattnet under Island");
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: /Havet/ }).first().click();
  await tapWord(page, "tidvatten");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("noun");
  await expect(sheet).toContainText("tide");
  await expect(sheet.locator("blockquote [lang=sv]")).toContainText("tidvatten");
  await expect(sheet.locator("blockquote [lang=en]")).toContainText("tide");
  await expect(sheet).toContainText("From the Lagom lexicon, in the sense of this text");
  await expect(sheet.getByRole("button", { name: "Listen" })).toBeVisible();
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await expect.poll(() => markedWords(page, "new")).toContain("tidvattnet");
  for (const [colorScheme, tint] of [
    ["dark", "rgb(74, 56, 18)"],
    ["light", "rgb(248, 231, 191)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await markLook(page, "new")).toEqual(["underline", "dotted", "rgba(0, 0, 0, 0)"]);
    expect(await markLook(page, "learning")).toEqual(["underline", "solid", tint]);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect.poll(() => markedWords(page, "new")).toContain("tidvatten");

  await page.goto("/my-words");
  const row = page.getByRole("row", { name: /tidvatten/ });
  await expect(row).toContainText("tide");
  const deleted = answerTo(page, /user-words.delete$/);
  await row.getByRole("button", { name: "Delete tidvatten" }).click();
  await expect(row).toHaveCount(0);
  await deleted;
  await page.reload();
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
});

test("reading works by keyboard alone, from the newsfeed to the next article", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  await page.goto("/newsfeed");
  const all = page.getByRole("button", { name: "All", exact: true });
  await tabTo(page, all);
  await page.keyboard.press("Enter");
  await expect(all).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByRole("link", { name: /Havet/ }).first());
  await page.keyboard.press("Enter");
  const passage = passageOf(page);
  await expect(page.getByRole("article", { name: /Havet/ })).toBeFocused();
  await tabTo(page, passage);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  const save = sheet.getByRole("button", { name: "Save word" });
  await expect(save).toBeEnabled();
  await page.keyboard.press("s");
  await expect(sheet).toContainText("Saved");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(sheet.getByRole("heading")).toHaveText(/\S \S/);
  await expect(sheet).toContainText("Word by word:");
  await page.keyboard.press("s");
  await expect(sheet.getByLabel(/^Your own translation/)).toBeFocused();
  await page.keyboard.type("in my own words");
  await page.keyboard.press("Enter");
  await expect(sheet).toContainText("Saved");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(passage).toBeFocused();
  // With the sheet closed too: it opens, and the word is sent once.
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/user-words"))
      sent.push(request.postData() ?? "");
  });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("s");
  await expect(sheet).toContainText("Saved");
  const word = (await sheet.getByRole("heading").textContent()) ?? "";
  await page.keyboard.press("Escape");
  await expect(passage).toBeFocused();
  // The second time, the address stays the same.
  for (const _ of ["/article", "/reader"]) {
    await tabTo(page, page.getByRole("button", { name: "Finished" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("You finished this text.")).toBeFocused();
    await tabTo(page, page.getByRole("link", { name: "Read the next one" }));
    const title = await page.title();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/reader");
    await expect(passage).toBeVisible();
    await expect(page).not.toHaveTitle(title);
    await expect(page.getByRole("article")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await tabTo(page, passage);
  await page.goto("/my-words");
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(3);
  const asked = sent.filter((body) => body.includes(`"source_word":"${word.toLowerCase()}"`));
  expect(asked).toHaveLength(1);
});

test("a saved word stays after a change of level and is marked in other texts", async ({
  page,
  user,
  signIn,
  product,
}) => {
  const saved = await page.request.post(`${product.web}/api/user-words`, {
    headers: { authorization: `Bearer ${user.token}` },
    data: { source_word: "vatten", translated_word: "water", source_lang: "sv", target_lang: "en" },
  });
  expect(saved.status()).toBe(201);
  await signIn(user);
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: /Havet/ }).first().click();
  await expect.poll(() => markedWords(page, "new")).not.toEqual([]);
  await page.getByRole("radio", { name: "B1" }).check({ force: true });
  await expect.poll(() => markedWords(page, "new")).not.toEqual([]);
});
