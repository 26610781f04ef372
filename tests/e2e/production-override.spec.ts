import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectConsoleError } from "./fixtures.ts";
import { test as base } from "./release-fixtures.ts";

/** Hosts as in production, where a link alone must not change what a person is shown. */
const test = base.extend({
  product: async ({ lab }, use) => {
    await use({ ...(await lab.calls.production()), admin: { email: "", password: "" } });
  },
});
// One worker for all: such hosts on the second one as well take longer than these tests.
test.describe.configure({ mode: "default" });

const shows = (page: Page, release: string) =>
  expect(page.getByText(`Release books ${release}`)).toBeVisible();
const badge = (page: Page) => page.getByRole("complementary", { name: "Another build in this tab" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Show another build?" });

test.beforeEach(() => expectConsoleError("404"));

for (const role of ["operator", "admin", "user", null] as const) {
  test(`?override= in production, for ${role ?? "a visitor"}`, async ({
    page,
    context,
    lab,
    product,
    signIn,
  }) => {
    const [live, other] = [await lab.calls.make("books"), await lab.calls.make("books")];
    await lab.calls.promote("books", live);
    if (role) {
      const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
        data: await lab.calls.account(role),
      });
      await signIn({ session: await reply.json() });
    }
    await page.goto(`/books/emma?override=books:${other}`);
    await shows(page, live);
    await expect(dialog(page)).toContainText(`This tab, and no other, will show release ${other} of books`);
    if (!role) await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(badge(page)).toHaveCount(0);
    await page.goto(`/books/emma?override=books:${other}`);
    if (role !== "operator") expectConsoleError(role ? "403" : "401");
    await dialog(page).getByRole("button", { name: "Show it here" }).click();

    if (role !== "operator") {
      await expect(dialog(page).getByRole("alert")).toHaveText("Only operators may show another build here.");
      await shows(page, live);
      await expect(badge(page)).toHaveCount(0);
      return;
    }
    await shows(page, other);
    await expect(badge(page)).toContainText(`This tab shows books ${other}`);
    const elsewhere = await context.newPage();
    await elsewhere.goto("/books/emma");
    await shows(elsewhere, live);
    await badge(page).getByRole("button", { name: "Remove" }).click();
    await shows(page, live);
    await expect(badge(page)).toHaveCount(0);
  });
}

test("in production no URL can be used as an override, not even on the local machine or by an operator", async ({
  page,
  lab,
  product,
  signIn,
}) => {
  expectConsoleError("400");
  const reply = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: await lab.calls.account("operator"),
  });
  await signIn({ session: await reply.json() });
  await page.goto("/books/emma?override=books:http://localhost:3101");
  await dialog(page).getByRole("button", { name: "Show it here" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("There is no such build.");
  await expect(page.getByText("Release books ")).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test("the link of a preview asks a visitor, and then shows its release in one tab until it is removed", async ({
  page,
  context,
  lab,
}) => {
  const [live, other] = [await lab.calls.make("books"), await lab.calls.make("books")];
  await lab.calls.promote("books", live);
  const code = await lab.calls.preview("books", other);
  await page.goto(`/books/emma#preview=${code}`);
  const question = page.getByRole("dialog", { name: "Show a preview?" });
  await expect(question).toContainText(`This shows you release ${other} of books, which is not live`);
  await shows(page, live);
  await expect(page).toHaveURL("/books/emma");
  await question.getByRole("button", { name: "Show it" }).press("Enter");

  await shows(page, other);
  await expect(badge(page)).toContainText(`This tab shows books ${other}, a preview that is not live`);
  const elsewhere = await context.newPage();
  await elsewhere.goto("/books/emma");
  await shows(elsewhere, live);
  await page.reload();
  await shows(page, other);
  await badge(page).getByRole("button", { name: "Remove" }).press("Enter");
  await shows(page, live);
  await expect(badge(page)).toHaveCount(0);
});
