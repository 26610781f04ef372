import type { Page } from "@playwright/test";
import { listed, test } from "./account.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  expectConsoleError,
  type Product,
  type User,
} from "./fixtures.ts";
import { markedWords, passageOf, tapWord } from "./passage.ts";
import { frameStored } from "./worker.ts";

test.use({ serviceWorkers: "allow" });

/** The activities of the user as the server stores them, in order of arrival. */
interface Activity {
  activity_type: string;
  occurred_at: string;
}

/** Opens the article on tides from the newsfeed, in svenska. */
async function openArticle(page: Page): Promise<void> {
  await page.goto("/newsfeed");
  await frameStored(page);
  await chooseArticle(page);
}

async function chooseArticle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: /Havet/ }).first().click();
  await expect(passageOf(page)).toContainText("tidvatten");
}

async function goOffline(page: Page): Promise<void> {
  expectConsoleError("net::ERR_");
  await page.context().setOffline(true);
}

async function savedWords(page: Page, { web }: Product, { token }: User): Promise<string[]> {
  const reply = await page.request.get(`${web}/api/user-words`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()).words.map(({ source_word }: { source_word: string }) => source_word);
}

async function saveWord(page: Page, word: string): Promise<void> {
  await tapWord(page, word);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await page.keyboard.press("Escape");
}

test("an opened article can be read offline, its words looked up and saved, and everything is sent once, in order, when the network returns", async ({
  page,
  user,
  signIn,
  product,
  account,
}) => {
  await signIn(user);
  await openArticle(page);
  const article = page.url();
  await page.goto("/my-words");
  await expect(page.getByText("No words yet")).toBeVisible();
  await page.goto(article);
  await expect(passageOf(page)).toContainText("tidvatten");
  await goOffline(page);
  await page.reload();
  await expect(passageOf(page)).toContainText("tidvatten");
  await tapWord(page, "tidvatten");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("tide");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await expect(sheet).toContainText("Kept on this device; it is sent when the network returns.");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/changes? waits? to be sent/)).toBeVisible();
  await page.getByRole("button", { name: "Finished" }).click();
  await expect(page.getByText("You finished this text.")).toBeVisible();
  await page.reload();
  await expect.poll(() => markedWords(page, "new")).toContain("tidvatten");
  expect(await savedWords(page, product, user)).toEqual([]);
  await page.goto("/my-words");
  const unsent = page.getByRole("region", { name: "Waiting to be sent" });
  await expect(unsent.getByRole("listitem")).toHaveText(/tidvatten.*tide/);
  await expectAccessibleInBothThemes(page);
  // The offline copy of the preferences is not the record: another device has changed it meanwhile.
  await account.send("PUT", "/api/user/preferences", { theme: "dark" });
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");

  await page.context().setOffline(false);
  // The page may learn about the network before the worker does, and then makes one more request.
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByText(/changes? w(as|ere) sent at \d\d:\d\d/)).toBeVisible();
  expect(await savedWords(page, product, user)).toEqual(["tidvatten"]);
  await expect(unsent).toBeHidden();
  await expect.poll(() => listed(page)).toEqual(["tidvatten"]);
  const { activities } = (await account.get("/api/user/export")) as { activities: Activity[] };
  for (const once of ["word_lookup", "article_finished"])
    expect(activities.filter(({ activity_type }) => activity_type === once)).toHaveLength(1);
  const times = activities.map(({ occurred_at }) => Date.parse(occurred_at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.getByText(/sent at/)).toBeHidden();
});

test("changes saved offline in two tabs are sent once", async ({ page, user, signIn, product }) => {
  await signIn(user);
  await openArticle(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(passageOf(other)).toContainText("tidvatten");
  await goOffline(page);
  await saveWord(page, "tidvatten");
  await saveWord(other, "vattnet");
  await page.context().setOffline(false);
  await expect.poll(async () => (await savedWords(page, product, user)).length, { timeout: 60_000 }).toBe(2);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(passageOf(tab)).toBeVisible();
    await expect(tab.getByText(/waits? to be sent/)).toBeHidden();
  }
  expect((await savedWords(page, product, user)).length).toBe(2);
});

test("a recommended text can still be read offline after another was recommended; one that was never opened shows an error, with Retry", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  await page.goto("/newsfeed");
  await frameStored(page);
  await page.goto("/reader");
  const heading = passageOf(page).getByRole("heading");
  await expect(heading).toBeVisible();
  const first = (await heading.textContent()) ?? "";
  await page.getByRole("button", { name: "Finished" }).click();
  await page.getByRole("link", { name: "Read the next one" }).click();
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(first);
  await page.goto("/my-articles");
  await expect(page.getByRole("link", { name: first })).toBeVisible();
  const links = page.getByRole("article").getByRole("link");
  const opened = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  const unopened = ["/article/1", "/article/2", "/article/3"].find((address) => !opened.includes(address));
  await goOffline(page);
  await page.reload();
  await page.getByRole("link", { name: first }).click();
  await expect(heading).toHaveText(first);

  await page.goto(unopened ?? "");
  await expect(page.getByText("Unable to load this article right now...")).toBeVisible();
  const offline = page.getByText(/^You are offline/);
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(passageOf(page)).toBeVisible();
  await expect(offline).toHaveCount(0);
});

test("the worker takes over a page that was loaded without it, and stores it for offline use; signing out deletes the offline copies of the reader", async ({
  page,
  user,
  signIn,
}) => {
  await signIn(user);
  await page.goto("/my-words");
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("lagom.reviews")));
  await expect.poll(kept).toHaveLength(1);
  await page.goto("/newsfeed");
  await frameStored(page);
  const devtools = await page.context().newCDPSession(page);
  const cached = (path: string) =>
    page.evaluate(async (wanted) => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().some(({ url }) => new URL(url).pathname === wanted);
    }, path);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith("lagom-personal-")) await caches.delete(name);
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/") && request.method() === "GET") asked.push(request.url());
  });
  const loaded = page.waitForEvent("load");
  await devtools.send("Page.reload", { ignoreCache: true });
  await loaded;
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().workerStart)).toBe(
    0,
  );
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => cached("/api/newsfeed")).toBe(true);
  expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);

  await chooseArticle(page);
  const stored = (kind: RegExp) =>
    page.evaluate(
      async (pattern) => (await caches.keys()).filter((name) => new RegExp(pattern).test(name)),
      kind.source,
    );
  await expect.poll(() => stored(/-texts-\d+$/)).toHaveLength(1);
  await expect.poll(() => stored(/^lagom-personal-/)).not.toEqual([]);
  expect(await kept()).toHaveLength(1);
  await page.getByRole("button", { name: /account menu/i }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => stored(/^lagom-personal-/)).toEqual([]);
  expect(await kept()).toEqual([]);
});

test("a review continues offline after a reload, the words are listed too, and the answers are sent once when the network returns", async ({
  page,
  account,
}) => {
  await account.save([
    { source_word: "vatten", translated_word: "water" },
    { source_word: "hund", translated_word: "dog" },
  ]);
  await account.open("/my-words");
  await frameStored(page);
  // From now on, reads go through the worker.
  await page.reload();
  await expect.poll(() => listed(page)).toEqual(["hund", "vatten"]);
  await page.getByRole("link", { name: "Review 2" }).click();
  const card = page.getByRole("article", { name: "Word" });
  await expect(card).toContainText("hund");
  await goOffline(page);
  await page.reload();
  await expect(card).toContainText("hund");
  await expect(card).toBeFocused();
  await page.keyboard.press("Space");
  await expect(card).toContainText("dog");
  await page.keyboard.press("4");
  await expect(card).toContainText("vatten");
  await page.reload();
  await expect(card).toContainText("vatten");
  await page.goto("/my-words");
  await expect.poll(() => listed(page)).toEqual(["hund", "vatten"]);
  await page.context().setOffline(false);
  await expect.poll(() => account.get("/api/user-words/reviews")).toMatchObject({ waiting: 1 });
});
