import { type ModelServer, startModelServer } from "@lagom/server/testing/content/model-server";
import { collect, MOST, READER, titleOf } from "./five-thousand-books.ts";
import { test as base, expect, expectAccessible, expectConsoleError, type Product } from "./fixtures.ts";
import { startOwnProduct } from "./own-product.ts";
import { passageOf } from "./passage.ts";

/** The reply of the model to a rewrite: its input, followed by this. */
const NEW = "Det är nytt nu.";
const BOOK =
  "Greven i slottet\nEn greve bor i ett slott.\n\nGreven bor i ett gammalt slott.\n\nHan sover hela dagen.";
const WRITING = "It is being written. This can take a minute.";
const NOT_WRITTEN = "It could not be written. What was there is still there. Please try again.";

interface Own {
  product: Product;
  /** The list of 5,000 books. */
  list: number;
  model: ModelServer;
}

/** A product of its own, with a model whose replies the test controls, and a list of 5,000 books. */
const test = base.extend<{ model: ModelServer }, { own: Own }>({
  own: [
    async ({}, use) => {
      const model = await startModelServer();
      const env = { LLM_BASE_URL: model.url, LLM_MODEL: "test", LLM_TEXTS_PER_USER: "2" };
      let list = 0;
      const product = await startOwnProduct(env, async (folder) => {
        list = await collect(folder);
      });
      await use({ product, list, model });
      await product.stop();
      await model.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  product: async ({ own }, use) => use(own.product),
  model: async ({ own: { model } }, use) => {
    model.requests = [];
    await use(model);
  },
});
// One product for all: starting another on the second worker takes longer than these tests.
test.describe.configure({ mode: "default" });

/** Makes the model wait before it replies. @returns lets it reply */
function hold(model: ModelServer): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  model.answer = async ({ system, text }) => {
    await promise;
    return system.includes("write about books") ? BOOK : `${text} ${NEW}`;
  };
  return resolve;
}

test("while a summary is being rewritten the page says so; the old one stays until then, and if it fails", async ({
  page,
  user,
  signIn,
  model,
}) => {
  expectConsoleError("Failed to load resource");
  await signIn(user);
  await page.goto("/books/the-metamorphosis");
  await expect(passageOf(page)).toBeVisible();
  const old = (await passageOf(page).textContent()) ?? "";
  model.answer = () => ({ status: 400 });
  await page.getByRole("button", { name: "Write it anew" }).click();
  await expect(page.getByRole("alert")).toHaveText(NOT_WRITTEN);
  await expect(passageOf(page)).toHaveText(old);

  const answer = hold(model);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("status").filter({ hasText: WRITING })).toBeVisible();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await expect(passageOf(page)).toHaveText(old);
  await expectAccessible(page);
  answer();
  // The budget of this user is two texts a day, not counting failures of the model; existing texts stay.
  for (const left of [1, 0]) {
    await expect(page.getByText("Newly written.")).toBeVisible({ timeout: 60_000 });
    await expect(passageOf(page)).toContainText(NEW);
    await page.reload();
    await expect(passageOf(page)).toContainText(NEW);
    if (left > 0) await page.getByRole("button", { name: "Write it anew" }).click();
  }
  await page.getByRole("button", { name: "Write it anew" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Enough was written for today. Try again tomorrow; what is there stays.",
  );
  await expect(passageOf(page)).toContainText(NEW);
});

test("a missing summary and translation are written on request, and the page says so", async ({
  page,
  user,
  signIn,
  model,
}) => {
  expectConsoleError("404 (Not Found)");
  await signIn(user);
  await page.goto("/books/dracula");
  let answer = hold(model);
  await page.getByRole("button", { name: "Write it at A2" }).click();
  await expect(page.getByRole("status").filter({ hasText: WRITING })).toBeVisible();
  answer();
  await expect(passageOf(page)).toContainText("Greven bor i ett gammalt slott.");

  answer = hold(model);
  await page.getByRole("radio", { name: "Translation" }).check({ force: true });
  await expect(page.getByText("If it has to be written first, this can take a minute.")).toBeVisible();
  answer();
  await expect(passageOf(page)).toContainText("Han sover hela dagen.");
  expect(model.requests).toHaveLength(2);
});

test("a visitor who requests a text is asked to sign in, and stays on the book", async ({
  page,
  user,
  model,
}) => {
  await page.goto("/books/frankenstein");
  await page.getByRole("button", { name: "Write it anew" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await dialog.getByLabel("E-mail").fill(user.email);
  await dialog.getByLabel("Password").fill(user.password);
  await dialog.getByLabel("Password").press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/books/frankenstein");
  await expect(page.getByRole("button", { name: "Write it anew" })).toBeVisible();
  expect(model.requests).toEqual([]);
});

test("a list of 5,000 books is loaded in parts and can be reordered, and one more book is refused with a message", async ({
  page,
  product,
  signIn,
  own: { list },
}) => {
  expectConsoleError("409 (Conflict)");
  expectConsoleError("404 (Not Found)");
  const { email, password } = READER;
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    headers: { apikey: "local" },
    data: { email, password },
  });
  const session = await reply.json();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const titlesAt = async (offset: number) => {
    const part = await page.request.get(`${product.api}/api/book-lists/${list}?limit=200&offset=${offset}`, {
      headers,
    });
    return (await part.json()).books.map((book: { title: string }) => book.title);
  };
  await signIn({ session });
  await page.goto(`/lists/${list}`);
  await expect(page.getByText("5,000 books")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(250);
  await page.getByRole("button", { name: `Move ${titleOf(249)}` }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Volume 0249 lifted, at place 250 of 5,000.")).toBeAttached();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `More for ${titleOf(249)}` }).click();
  await page.getByRole("menuitem", { name: "Move to the top" }).click();
  await expect(rows.first().getByRole("heading")).toHaveText(titleOf(249));
  await expect.poll(async () => (await titlesAt(0)).slice(0, 2)).toEqual([titleOf(249), titleOf(0)]);

  await page.goto(`/books/volume-${MOST}`);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("checkbox", { name: "Allt" }).click();
  await expect(page.getByText("There is no more room: a list holds 5,000 books")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Allt" })).not.toBeChecked();
  const all: string[] = [];
  for (let offset = 0; offset < MOST; offset += 200) all.push(...(await titlesAt(offset)));
  expect(all.toSorted()).toEqual(Array.from({ length: MOST }, (_, at) => titleOf(at)));
});
