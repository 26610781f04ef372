import { test, WORDS } from "./account.ts";
import { expect } from "./fixtures.ts";

test("a review works by keyboard: the word in its sentence, the answer, a rating, undo, and practice at the end", async ({
  page,
  account,
}) => {
  await account.save(WORDS.slice(0, 2));
  await account.open("/my-words");
  await page.getByRole("link", { name: "Review 2" }).click();
  const card = page.getByRole("article", { name: "Word" });
  await expect(card).toContainText("hund");
  await expect(card).toBeFocused();
  await page.keyboard.press("Space");
  await expect(card).toContainText("dog");
  await page.keyboard.press("4");
  await expect(card).toContainText("Vatten är blått.");
  await expect(card).not.toContainText("water");
  await page.keyboard.press("z");
  await expect(card).toContainText("dog");
  await page.keyboard.press("4");
  await expect(card).toContainText("vatten");
  await page.keyboard.press("Enter");
  await page.keyboard.press("1");
  // A word that was forgotten comes again in the same review.
  await expect(page.getByText("Last card")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("4");
  await expect(page.getByRole("heading", { name: "All reviewed" })).toBeVisible();
  const reviews = () => account.get("/api/user-words/reviews?practice=true");
  const reps = async () =>
    (await reviews()).cards
      .map(({ schedule }: { schedule: { reps: number } | null }) => schedule?.reps ?? 0)
      .sort();
  await expect.poll(reps).toEqual([1, 2]);
  const { cards: before, reviewed_today } = await reviews();
  expect(reviewed_today).toBe(2);

  await page.getByRole("button", { name: "Practise" }).click();
  await expect(page.getByRole("heading", { name: "Practice" })).toBeVisible();
  for (const left of ["2 cards left", "Last card"]) {
    await expect(page.getByText(left)).toBeVisible();
    await expect(card).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("3");
  }
  await expect(page.getByRole("heading", { name: "All reviewed" })).toBeVisible();
  expect((await reviews()).cards).toEqual(before);
});
