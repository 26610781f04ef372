import { headers, lateSentence, type ReadText, record } from "./account.ts";
import { expect, test } from "./fixtures.ts";
import { bringText, passageOf } from "./passage.ts";

const SENTENCE = "Katten sover i huset och hunden leker i trädgården med en röd boll varje dag. ";
const PARAGRAPHS = Array.from({ length: 12 }, (_, i) => `Stycke ${i + 1}. ${SENTENCE.repeat(6)}`);
const LONG = ["Min text", ...PARAGRAPHS].join("\n\n");

test("a word from a book leads back to its very sentence, in that text of the book", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const options = { headers: headers(user) };
  const book = await (await request.get(`${product.api}/api/books/slug/the-metamorphosis`, options)).json();
  const opening = `${product.api}/api/books/${book.id}/translation?level=B1&lang=de`;
  const text: ReadText = await (await request.post(opening, options)).json();
  const sentence = lateSentence(text);
  const saved = await request.post(`${product.web}/api/user-words`, {
    ...options,
    data: {
      source_word: "Haus",
      translated_word: "house",
      source_lang: "de",
      target_lang: "en",
      context: { rewrite_id: text.rewrite_id, sentence },
    },
  });
  expect(saved.status()).toBe(201);
  await signIn(user);
  await page.goto("/my-words");
  await page.getByRole("link", { name: text.title }).click();
  const met = passageOf(page).locator("[data-met]");
  await expect(met).toHaveText(sentence);
  await expect(met).toBeInViewport();
  const texts = page.getByRole("region", { name: "Texts of this book" });
  await expect(texts.getByRole("radio", { name: "B1" })).toBeChecked();
});

test("a look-up in a text of one's own leads back to its very sentence", async ({
  page,
  user,
  signIn,
  product,
  request,
}) => {
  const sentence = "Sedan kom regnet över hela staden.";
  const address = await bringText(page, product, user, `${LONG}\n\n${sentence}`);
  const texts = await request.get(`${product.api}/api/user/texts`, { headers: headers(user) });
  const [{ rewrite_id }] = (await texts.json()).texts;
  await record(request, product, user, {
    activity_type: "word_lookup",
    rewrite_id,
    activity_data: { word: "regnet", translation: "rain", source_lang: "sv", target_lang: "en", sentence },
  });
  await signIn(user);
  await page.goto("/my-lookups");
  await page
    .getByRole("row", { name: /regnet/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(new RegExp(`${address.replace("?", "\\?")}&sentence=`));
  const met = passageOf(page).locator("[data-met]");
  await expect(met).toHaveText(sentence);
  await expect(met).toBeInViewport();
});
