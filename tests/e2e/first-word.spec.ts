import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures.ts";
import { markedWords, passageOf, tapWord } from "./passage.ts";

test("a stranger with a phone has a first word saved after five taps", { tag: "@phone" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener(
      "pointerup",
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps")) + 1));
      },
      { capture: true },
    );
  });
  const taps = () => page.evaluate(() => Number(sessionStorage.getItem("taps")));

  await page.goto("/");
  await page.getByRole("button", { name: "Start reading, free" }).tap();
  // The form has the focus; "next" on the phone's keyboard leads to the next field.
  const signUp = page.getByRole("dialog", { name: "Start reading" });
  await expect(signUp.getByLabel("Full name")).toBeFocused();
  await page.keyboard.type("Anna Berg");
  await page.keyboard.press("Tab");
  await expect(signUp.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(`${randomUUID()}@example.com`);
  await page.keyboard.press("Tab");
  await expect(signUp.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("a good password");
  await signUp.getByRole("button", { name: "Create account" }).tap();

  const steps = page.getByRole("dialog", { name: "Just the right level" });
  await expect(steps.getByRole("heading", { name: "Ett land som värms underifrån" })).toBeVisible();
  await steps.getByRole("button", { name: "Read this" }).tap();
  await expect(page).toHaveURL(/\/article\/\d+$/);
  const text = await passageOf(page).getByRole("paragraph").first().textContent();
  const word = text?.match(/(?<=\s)\p{Ll}{6,}(?=\s)/u)?.[0] ?? "";
  await tapWord(page, word);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Save word" }).tap();
  await expect(sheet).toContainText("Saved");
  expect(await taps()).toBe(5);

  await page.keyboard.press("Escape");
  await expect.poll(() => markedWords(page, "new")).toContain(word);

  await page.goto("/my-words");
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
});
