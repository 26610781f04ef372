import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import { bringText, markedWords, passageOf, placeOf, tapWord } from "./passage.ts";

const TEXT = "Båten\n\nBåten är på havet idag. Katten sover varje dag.\n\nHunden är på havet.";

test("a phrase is made by buttons and saved, and saved phrases are marked wherever they occur, overlaps once", async ({
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
  await expect(sheet).toContainText("sea");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await page.reload();
  await expect.poll(() => markedWords(page, "new")).toEqual(["på havet idag", "på havet"]);

  await tapWord(page, "havet");
  await expect(sheet.getByRole("button", { name: "havet idag" })).toBeVisible();
  await sheet.getByRole("button", { name: "på havet" }).click();
  await expect(heading).toHaveText("på havet");
  await expectAccessible(page);
  await tapWord(page, "idag");
  await sheet.getByRole("button", { name: "Add the previous word" }).click();
  await expect(heading).toHaveText("havet idag");
  expect(asked.filter((url) => url.includes("/api/article_rewrite"))).toEqual([]);
});

test("words that are selected are looked up as a phrase: by mouse, and on a touch screen after a long press", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  await signIn(user);
  await page.goto(await bringText(page, product, user, TEXT));
  const from = await placeOf(page, "på");
  const heading = page.getByRole("dialog").getByRole("heading");
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (touch) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    // What the system does at a long press, and when one of its handles is dragged; the emulation has neither.
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
    const to = await placeOf(page, "havet");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
  await expect(heading).toHaveText("på havet");
  await expect(page.getByRole("dialog")).toContainText("sea");
  await expect(passageOf(page)).toContainText("är på havet idag");
});
