import { answerTo, expect, test } from "./fixtures.ts";
import { choose, passageOf } from "./passage.ts";

test("the tutorial is shown once, blocks nothing, can be dismissed, and can be shown again", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  const tutorial = page.getByRole("complementary", { name: "How to look words up" });
  await expect(tutorial).toContainText(/(Touch|Click) any word/);
  await expect(tutorial).toContainText("1 of 3");
  await expect(passageOf(page)).toBeVisible();
  await tutorial.getByRole("button", { name: "Next" }).click();
  await expect(tutorial).toContainText("Select to translate");
  const noted = async () => {
    const headers = { authorization: `Bearer ${user.token}` };
    return (await page.request.get(`${product.api}/api/ux-flags`, { headers })).json();
  };
  await expect.poll(noted).toMatchObject({ select_to_translate_tutorial: { version: 1 } });
  await tutorial.getByRole("button", { name: "Close the tutorial" }).click();
  await expect(tutorial).toBeHidden();

  const flags = answerTo(page, /api.ux-flags/);
  await page.reload();
  await flags;
  await expect(passageOf(page)).toBeVisible();
  await expect(tutorial).toBeHidden();
  const help = page.getByRole("button", { name: "How to look words up" });
  await help.click();
  await expect(tutorial.getByRole("heading", { name: /any word/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tutorial).toBeHidden();
  await expect(help).toBeFocused();
});
