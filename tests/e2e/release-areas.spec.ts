import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "@lagom/releases/cli/client";
import { writeFifthArea } from "@lagom/server/testing/fifth-area";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { publishSecond } from "../product/second-release.ts";
import { root } from "../run/command.ts";
import { expect, expectConsoleError } from "./fixtures.ts";
import { test } from "./release-fixtures.ts";

test("a fifth area, from the guide's own files, has its page, guard, title and entry in the menu without another shell, and words in another language that come and go with its releases, until a rollback takes it away", async ({
  page,
  context,
  product,
  lab,
  makeUser,
}) => {
  test.slow(); // it is built, and the gate looks at it
  expectConsoleError("404");
  const repository = await mkdtemp(join(tmpdir(), "lagom-notes-"));
  await writeFifthArea(repository, { build: "@lagom/shared/build/area-config" });
  await symlink(join(root, "mf-books/node_modules"), join(repository, "node_modules"));
  const operator = { url: lab.web, token: await lab.calls.token("operator") };
  const change = async (
    service: typeof operator,
    body: { action: "create" | "promote" | "rollback"; release?: string },
  ) => {
    const changed = await ask(service, "POST /api/releases/changes", {
      body: { deployable: "notes", ...body },
    });
    await lab.calls.shown();
    return changed;
  };
  await change(operator, { action: "create" });
  const { token } = await ask(operator, "POST /api/releases/tokens", {
    body: { name: randomUUID(), scope: "notes" },
  });
  const team = { url: lab.web, token };
  const release = await publishSecond(team, "notes", repository);
  expect((await page.goto("/notes"))?.status()).toBe(404);
  await change(team, { action: "promote", release });

  const { email, password } = await makeUser();
  await page.goto("/notes");
  await expect(page).toHaveURL("/");
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await expect(dialog).toContainText("Sign in or create an account to open this page.");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/notes");
  await expect(page.getByRole("main").getByRole("heading", { name: "Notes" })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Notes" }).click();
  await expect(page).toHaveURL("/notes");
  await expect(page).toHaveTitle("Notes · Lagom");

  const german = page.getByRole("main").getByText("Noch ist nichts notiert.");
  const newWords = page.getByRole("main").getByText("Hier steht noch nichts.");
  const expectGerman = async () => {
    await expect(german).toBeVisible();
    await expect(page).toHaveTitle("Notizen · Lagom");
    await page.getByRole("button", { name: "Kontomenü" }).click();
    await page.getByRole("menuitem", { name: "Notizen" }).click();
    await expect(page).toHaveURL("/notes");
  };
  // Chosen on the page, German is its language at once; then it is that of its document.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Preferences" }).click();
  const preferences = page.getByRole("dialog", { name: "Preferences" });
  await preferences.getByLabel("Language of Lagom").selectOption("Deutsch");
  await preferences.getByRole("button", { name: "Save" }).click();
  await expectGerman();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await (await page.reload())?.text()).toContain("<title>Notizen · Lagom</title>");
  await expectGerman();

  // New German words come with the next release, and a rollback brings back the old ones.
  const messages = join(repository, "src/messages/de.ts");
  await writeFile(
    messages,
    (await readFile(messages, "utf8")).replace("Noch ist nichts notiert.", "Hier steht noch nichts."),
  );
  await change(team, { action: "promote", release: await publishSecond(team, "notes", repository) });
  await page.reload();
  await expect(newWords).toBeVisible();
  await change(team, { action: "rollback" });
  await page.reload();
  await expect(german).toBeVisible();

  await context.addCookies([{ name: LANGUAGE_COOKIES.chosen, value: "en", url: product.web }]);
  await page.reload();
  await expect(page).toHaveTitle("Notes · Lagom");
  expect(await change(team, { action: "rollback" })).toMatchObject({ action: "retire" });
  expect((await page.goto("/notes"))?.status()).toBe(404);
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem", { name: "Statistics" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Notes" })).toHaveCount(0);
  await rm(repository, { recursive: true });
});
