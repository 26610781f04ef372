import { expect, expectAccessible, test } from "./fixtures.ts";
import { choose, passageOf, tapWord } from "./passage.ts";

const MARKUP = `<script>document.title="taken"</script><img src=x onerror="document.title='taken'"> \u202Eomvänd\u202C 👩‍🚀 ha\u200Bv o\u0308`;

test("a text with markup, scripts and odd letters is shown as text and executes nothing", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.route("**/api/article_rewrite**", async (route) => {
    const response = await route.fetch();
    const text = await response.json();
    const [first] = text.paragraphs;
    const body = `Havet ${MARKUP}`;
    const units = [0, 5, first.units[2]];
    text.paragraphs[0] = { ...first, text: body, sentences: [0, body.length], units };
    text.title = MARKUP;
    await route.fulfill({ response, json: text });
  });
  await page.goto("/reader");
  const passage = passageOf(page);
  await expect(passage).toContainText(MARKUP);
  await expect(passage.locator("script, img, b")).toHaveCount(0);
  await expect(page).not.toHaveTitle("taken");
  await tapWord(page, "Havet");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});
