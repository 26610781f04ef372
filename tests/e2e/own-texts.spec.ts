import { expect, expectConsoleError, test } from "./fixtures.ts";
import { holdCode, passageOf, tapWord, walk } from "./passage.ts";

const TEXTS = /api.user.texts$/;
/** Whether the browser would close the page without asking. */
const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
const HOSTILE = `Bröd <script>document.title="taken"</script><img src=x onerror="document.title='taken'"> och \u202Evatten\u202C 👩‍🚀 kaffe\u0301 ka\u200Btt.`;

test("a pasted text has its language detected and its words can be looked up; markup in it stays text", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("status of 404");
  expectConsoleError("Failed to load resource");
  await signIn(user);
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "Add a text" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a text" });
  const paragraphs = [
    "<b onclick=x>Min text</b>",
    "Katten sover i huset. Hunden dricker vatten varje dag.",
    HOSTILE,
  ];
  await dialog.getByLabel("Text", { exact: true }).fill(paragraphs.join("\n\n"));
  await expect.poll(() => page.evaluate(mayLeave)).toBe(false);
  // Its reply is lost; it is stored once all the same.
  await page.route(TEXTS, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog).toContainText("The text could not be added. Please try again.");
  await page.unroute(TEXTS);
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(page).toHaveURL(/\/reader\?text=\d+$/);
  const passage = passageOf(page);
  await expect(passage).toHaveAttribute("lang", "sv");
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeEnabled();
  await expect(passage).toContainText(`<script>document.title="taken"</script>`);
  await expect(passage.locator("script, img")).toHaveCount(0);

  // Drawn before the code has loaded, and after.
  const release = await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  const drawn = page.locator("[data-paragraph]");
  const shown = () => drawn.evaluateAll((all) => all.map(({ textContent }) => textContent));
  const whole = paragraphs.map((paragraph) => paragraph.normalize());
  await expect.poll(shown).toEqual(whole);
  await expect(passage).toHaveCount(0);
  await expect(drawn.locator("script, img, b")).toHaveCount(0);
  release();
  await expect(passage).toBeVisible();
  expect(await shown()).toEqual(whole);
  await expect(page).not.toHaveTitle("taken");
  const sheet = page.getByRole("dialog");
  await tapWord(page, "Hunden");
  await expect(sheet).toContainText("dog");
  await expect(sheet).toContainText("base form: hund");
  await page.keyboard.press("Escape");
  await tapWord(page, "Bröd");
  await expect(sheet.getByRole("heading")).toHaveText("Bröd");
  await passage.focus();
  const markup = ["script", "document.title", "taken", "script", "img", "src", "x", "onerror"];
  expect(await walk(page, 15)).toEqual([
    "Bröd",
    ...markup,
    "document.title",
    "taken",
    "och",
    "vatten",
    "kaffé",
    "ka\u200Btt",
  ]);
  await expect(page).not.toHaveTitle("taken");
  await page.goto("/newsfeed");
  await page.getByText("My texts (1)").click();
  await expect(page.getByRole("link", { name: "<b onclick=x>Min text</b>" })).toBeVisible();
});

/** A PDF of one page, without the table of its objects, which readers make themselves. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>endobj
4 0 obj<</Length 65>>stream
BT /F1 12 Tf 72 700 Td (Katten sover i huset varje dag.) Tj ET   
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

test("a text can be fetched from a link, which is named as its source, and read from a PDF in its worker, which the page's policy allows", async ({
  page,
  user,
  signIn,
}) => {
  expectConsoleError("status of 400");
  const link = `${process.env.LAGOM_PAGES}/artikel`;
  await signIn(user);
  await page.goto("/newsfeed");
  await page.getByRole("button", { name: "Add a text" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a text" });
  await dialog.getByRole("radio", { name: "Link" }).check({ force: true });
  await dialog.getByLabel("Address of the page").fill(`${process.env.LAGOM_PAGES}/gone`);
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog).toContainText("This address leads to a page that answers 404.");
  await dialog.getByLabel("Address of the page").fill(link);
  await dialog.getByRole("button", { name: "Read it" }).click();
  const passage = passageOf(page);
  await expect(passage).toHaveAttribute("lang", "sv");
  await expect(passage).toContainText("Katten sover i huset.");
  await expect(page.getByRole("link", { name: "localhost" })).toHaveAttribute("href", link);
  await tapWord(page, "vatten");
  await expect(page.getByRole("dialog")).toContainText("water");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Newsfeed" }).first().click();
  await page.getByRole("button", { name: "Add a text" }).click();
  await dialog.getByRole("radio", { name: "File" }).check({ force: true });
  const file = { name: "katten.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
  await dialog.getByLabel("Choose a file").setInputFiles(file);
  await expect(dialog.getByLabel("Title")).toHaveValue("katten");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(passage).toContainText("Katten sover i huset varje dag.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("katten");
});
