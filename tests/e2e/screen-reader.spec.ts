import { expect, test } from "./fixtures.ts";
import { choose, passageOf, tapWord } from "./passage.ts";

test("reading, looking up, saving and reviewing are told to a screen reader in sentences", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: /Havet/ }).first().click();
  const text = page.getByRole("article", { name: "Havet som ger oss el" });
  await expect(text).toMatchAriaSnapshot(`
    - article "Havet som ger oss el":
      - button "about 84 % at A2"
      - text: /Arrow keys move from word to word, up and down by sentence\\. Enter looks the word up, S saves it, P speaks it/
      - 'group "Text: Havet som ger oss el"':
        - heading "Havet som ger oss el" [level=1]
        - paragraph: /^Månen drar i havet\\./
      - button "Finished"
  `);

  await expect(passageOf(page)).toBeVisible();
  await tapWord(page, "tidvatten");
  const sheet = page.getByRole("dialog", { name: "tidvatten" });
  const told = page.locator("[aria-live=polite]");
  await expect(told).toContainText(["tidvatten: tide"]);
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "tidvatten":
      - heading "tidvatten" [level=2]
      - paragraph: noun
      - button "Listen"
      - button "Close"
      - paragraph: tide
      - blockquote:
        - paragraph:
          - text: Det kallas
          - strong: tidvatten
        - paragraph:
          - text: This is called the
          - strong: tide
      - button "Save word"
      - paragraph: From the Lagom lexicon, in the sense of this text · certain
  `);
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "tidvatten":
      - text: Saved
      - button "Undo"
  `);
  await page.keyboard.press("Escape");

  await page.goto("/my-words?review");
  const review = page.getByRole("region", { name: "Review" });
  await expect(review).toMatchAriaSnapshot(`
    - region "Review":
      - paragraph: Last card
      - article "Word":
        - paragraph: tidvatten
        - paragraph:
          - text: Det kallas
          - mark: tidvatten
      - button "Show the answer"
      - button "I know this word"
  `);
  await page.getByRole("button", { name: "Show the answer" }).click();
  await expect(review).toMatchAriaSnapshot(`
    - region "Review":
      - article "Word":
        - status:
          - paragraph: tide
      - group "How well did you remember?":
        - button "Again in 1 minute"
        - button "Hard in 6 minutes"
        - button "Good in 10 minutes"
        - button "Easy in 8 days"
  `);
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(review).toMatchAriaSnapshot(`
    - region "Review":
      - heading "All reviewed" [level=2]
      - paragraph: /1 answer given\\. Nothing is due now\\. The next word is due on \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d\\./
      - region "What you learnt":
        - heading "What you learnt" [level=3]
        - list:
          - listitem: tidvatten tide again in 8 days
  `);
});
