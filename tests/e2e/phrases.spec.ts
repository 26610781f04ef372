import { expect, expectAccessibleAtBothWidths, expectConsoleError, test } from "./fixtures.ts";
import { bringText, markedWords, passageOf, pointOf, tapWord } from "./passage.ts";

const TEXT = "Båten\n\nBåten är på havet idag. Katten sover varje dag.\n\nHunden är på havet.";

test("a phrase can be built by buttons and saved, and saved phrases are marked wherever they occur, overlaps once", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  const saved = await page.request.post(`${product.web}/api/user-words`, {
    headers: { authorization: `Bearer ${user.token}` },
    data: { source_word: "havet idag", translated_word: "-", source_lang: "sv", target_lang: "en" },
  });
  expect(saved.status()).toBe(201);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signIn(user);
  await page.goto(await bringText(page, product, user, TEXT));
  await tapWord(page, "på");
  const sheet = page.getByRole("dialog");
  const heading = sheet.getByRole("heading");
  await expect(heading).toHaveText("på");
  await sheet.getByRole("button", { name: "Add the next word" }).click();
  await expect(heading).toHaveText("på havet");
  await expect(sheet).toContainText("Word by word:");
  await expect(sheet).toContainText("sea");
  const save = sheet.getByRole("button", { name: "Save phrase" });
  await expect(save).toBeDisabled();
  await sheet.getByLabel("Your own translation (english)").fill("at sea");
  await save.click();
  await expect(sheet).toContainText("Saved");
  await page.reload();
  await expect.poll(() => markedWords(page, "new")).toEqual(["på havet idag", "på havet"]);

  await tapWord(page, "havet");
  await expect(sheet.getByRole("button", { name: "havet idag" })).toBeVisible();
  await sheet.getByRole("button", { name: "på havet" }).click();
  await expect(heading).toHaveText("på havet");
  await expect(passageOf(page)).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await tapWord(page, "idag");
  await expect(sheet.getByRole("status", { name: "Looking it up" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Add the previous word" }).click();
  await expect(heading).toHaveText("havet idag");
  expect(asked.filter((url) => url.includes("/api/article_rewrite"))).toEqual([]);
});

test("an unknown word can be saved with the reader's own translation, which is labelled as theirs", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  await signIn(user);
  await page.goto(
    await bringText(
      page,
      product,
      user,
      `Hemma\n\nMin lilla snorfla sover. Hon hittade på en lek med Snorflan.\n\nAlltid ${"sover ".repeat(40)}hon.`,
    ),
  );
  const sheet = page.getByRole("dialog");
  const save = sheet.getByRole("button", { name: "Save word" });
  const own = sheet.getByLabel("Your own translation (english)");
  await tapWord(page, "snorfla");
  await expect(sheet).toContainText("No entry for this yet");
  await expect(save).toBeDisabled();
  await own.fill(" my  pet ");
  await save.click();
  await expect(sheet).toContainText("Saved");

  await sheet.getByRole("button", { name: "Add the previous word" }).click();
  await expect(sheet.getByRole("heading")).toHaveText("lilla snorfla");
  await expect(own).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(passageOf(page)).toBeFocused();
  await page.keyboard.press("s");
  await expect(own).toBeFocused();
  await page.keyboard.type("little pet");
  await page.keyboard.press("Enter");
  await expect(sheet).toContainText("Saved");
  await expect(passageOf(page)).toBeFocused();
  const headers = { authorization: `Bearer ${user.token}` };
  const kept = async () =>
    (await (await page.request.get(`${product.web}/api/user-words`, { headers })).json()).words;
  await expect.poll(kept).toMatchObject([
    { source_word: "lilla snorfla", translated_word: "little pet", source_lang: "sv", target_lang: "en" },
    { source_word: "snorfla", translated_word: "my pet" },
  ]);

  await page.reload();
  await tapWord(page, "snorfla");
  await expect(sheet).toContainText("Your own translationmy pet");
  await expect(sheet).not.toContainText("From");
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(own).toBeVisible();
  await expect(save).toBeDisabled();

  await tapWord(page, "Alltid");
  await expect(sheet.getByRole("heading")).toHaveText("Alltid");
  await expect(passageOf(page)).toBeFocused();
  await page.keyboard.press("t");
  await expect(sheet).toContainText("Too long to save");
  await expect(sheet.getByRole("button", { name: "Save phrase" })).toBeDisabled();

  await tapWord(page, "hittade");
  await expect(sheet.getByRole("heading")).toHaveText("hittade på");
  await expect(sheet).toContainText("base form: hitta på");
  await expect(sheet).toContainText("From the Lagom lexicon · ");

  await tapWord(page, "Snorflan");
  await expect(sheet).toContainText("A name or a number");
  await own.fill("her friend");
  await save.click();
  await expect(sheet).toContainText("Saved");
  await expect
    .poll(kept)
    .toContainEqual(expect.objectContaining({ source_word: "Snorflan", translated_word: "her friend" }));
});

test("selected words are looked up as a phrase: by mouse, and on a touch screen after a long press", {
  tag: "@both-widths",
}, async ({ page, user, signIn, product }) => {
  expectConsoleError("status of 404");
  const sentences = "Katten sover i huset och hunden leker i parken med en röd boll varje dag. ".repeat(3);
  const paragraphs = Array.from({ length: 40 }, (_, i) => `Stycke ${i + 1}. ${sentences}`);
  const rest = Promise.withResolvers<void>();
  await page.route(/api.rewrite.\d+\?part=/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await signIn(user);
  await page.goto(await bringText(page, product, user, [TEXT, ...paragraphs].join("\n\n")));
  const from = await pointOf(page, "på");
  const heading = page.getByRole("dialog").getByRole("heading");
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (touch) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    // Emulates what the system does on a long press and when a selection handle is dragged.
    const select = (text: string) =>
      passageOf(page).evaluate((passage, wanted) => {
        const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.nodeValue?.indexOf(wanted) ?? -1;
          if (at >= 0) return getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
        }
        throw new Error(`The text has no ${wanted}`);
      }, text);
    await select("på");
    await expect(heading).toHaveText("på");
    await select("på havet");
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    const to = await pointOf(page, "havet");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    // A further part of the text may arrive while the button is held.
    await expect(passageOf(page)).not.toContainText("Stycke 40.");
    rest.resolve();
    await expect(passageOf(page)).toContainText("Stycke 40.");
    await page.mouse.up();
  }
  await expect(heading).toHaveText("på havet");
  await expect(page.getByRole("dialog")).toContainText("sea");
  await expect(passageOf(page)).toContainText("är på havet idag");
});
