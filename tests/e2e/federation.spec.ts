import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ReleaseDocument } from "@lagom/shared/release-document";
import { AREAS } from "@lagom/shared/remote";
import type { Page, Response } from "@playwright/test";
import { expect, expectConsoleError, test } from "./fixtures.ts";

async function releaseDocument(page: Page): Promise<ReleaseDocument> {
  return JSON.parse((await page.locator("#lagom-release").textContent()) ?? "null");
}

test("a document preloads its page, whose code is at most two round trips away; every script and style has its hash, and the first data call is made once", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(newsfeed|user-words\?)/.test(request.url()) && request.method() === "GET")
      calls.push(request.url());
  });
  const initiators = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request, initiator }) => {
    if (!initiators.has(request.url)) initiators.set(request.url, initiator.type);
  });
  const response = await page.goto("/newsfeed");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const boot = await page.locator("script:not([src], [type])").textContent();
  const hash = createHash("sha384")
    .update(boot ?? "")
    .digest("base64");
  expect(response?.headers()["content-security-policy"]).toContain(`script-src 'self' 'sha384-${hash}';`);
  expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  expect(response?.headers()["integrity-policy"]).toBe("blocked-destinations=(script)");
  const scripts = [...initiators].filter(([url]) => url.includes("/releases/") && url.endsWith(".js"));
  const late = scripts.filter(([url, type]) => type !== "parser" && /\/reader\//.test(url));
  expect(late).toEqual([]);
  expect(scripts.some(([url]) => /\/releases\/(books|account|admin)\//.test(url))).toBe(false);
  await expectHashes(page);

  await expect(page.getByRole("article").first()).toBeVisible();
  expect(calls.filter((url) => url.startsWith(`${product.api}/api/newsfeed`))).toHaveLength(1);
  await page.goto("/my-words");
  await expect(page.getByRole("heading", { name: "No words yet" })).toBeVisible();
  expect(calls.filter((url) => url.includes("/api/user-words?"))).toHaveLength(1);
  await expectHashes(page);
});

/** Every script and style of the document must carry its hash, and none be inline but the one that the policy names. */
async function expectHashes(page: Page): Promise<void> {
  const loose = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        "script[src], script[type=module], style, link[rel=stylesheet], link[rel=preload]",
      ),
    ]
      .filter(({ integrity }) => !integrity)
      .map((element) => element.outerHTML),
  );
  expect(loose).toEqual([]);
  await expect(page.locator("script:not([src], [type])")).toHaveCount(1);
}

test("the document preloads all of the landing page, at most 131.5 KB of script, of which 120 are sent; its live text loads later; entries are at most 6.5 KB and named after their release, the script in the document is at most 2.5 KB", async ({
  page,
  product,
}) => {
  const scripts: { url: string; announced: boolean }[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request, initiator }) => {
    if (/\/releases\/.+\.js$/.test(request.url))
      scripts.push({ url: request.url, announced: initiator.type === "parser" });
  });
  await page.goto("/");
  await expect(page.getByRole("group", { name: /^Text: / })).toBeVisible();
  const late = scripts.filter(({ announced }) => !announced).map(({ url }) => url);
  expect(late[0]).toContain("/async/federation.js");
  expect(late[1]).toContain("/entry.js");
  expect(late.slice(1).filter((url) => !url.includes("/releases/reader/"))).toEqual([]);
  let bytes = 0;
  let bytesSent = 0;
  for (const url of new Set(scripts.filter(({ announced }) => announced).map(({ url }) => url))) {
    const response = await page.request.get(url, { headers: { "accept-encoding": "br" } });
    bytesSent += Number(response.headers()["content-length"]);
    bytes += gzipSync(await response.body(), { level: 9 }).byteLength;
  }
  expect(bytesSent).toBeGreaterThan(90_000);
  expect(bytesSent).toBeLessThanOrEqual(120_000);
  expect(bytes).toBeLessThanOrEqual(131_500);

  const { areas } = await releaseDocument(page);
  expect(Object.keys(areas).sort()).toEqual([...AREAS].sort());
  for (const area of AREAS) {
    const live = areas[area]?.live;
    const entry = await (await page.request.get(`${product.web}${live?.entry}`)).text();
    expect(gzipSync(entry, { level: 9 }).byteLength, area).toBeLessThanOrEqual(6.5 * 1024);
    expect(entry).toContain(`${area}_${live?.id}`);
  }
  const boot = (await page.locator("script:not([src], [type])").textContent()) ?? "";
  expect(Buffer.byteLength(boot)).toBeGreaterThan(1000);
  expect(Buffer.byteLength(boot)).toBeLessThanOrEqual(2560);
});

test("there is one React, one session, one set of preferences and one cache for the shell and its areas", async ({
  page,
  user,
}) => {
  const scripts = new Map<string, Promise<string>>();
  const keep = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (/^\/releases\/.+\.js$/.test(pathname)) scripts.set(pathname, response.text());
  };
  page.on("response", keep);
  await page.goto("/books/the-metamorphosis");
  await expect(page.getByText("You will be asked to sign in, and come back here.")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  // The shell signs in; the books area knows it.
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  const signIn = page.getByRole("dialog", { name: "Welcome back" });
  await signIn.getByLabel("E-mail").fill(user.email);
  await signIn.getByLabel("Password").fill(user.password);
  await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Like", exact: true })).toBeVisible();

  // The shell changes the language; the reader area shows other articles.
  await page.getByRole("link", { name: "Newsfeed" }).click();
  const first = page.getByRole("article").getByRole("heading").first();
  await expect(first).not.toBeEmpty();
  const before = (await first.textContent()) ?? "";
  await page.getByRole("button", { name: /language and level$/ }).click();
  const picker = page.getByRole("dialog", { name: "What do you want to read?" });
  await picker.getByRole("radio", { name: "Deutsch" }).check({ force: true });
  await picker.getByRole("button", { name: "Read this" }).click();
  await expect(page.locator("article [lang=de]").first()).toBeVisible();
  await expect(page.getByText(before, { exact: true })).toHaveCount(0);

  // The shell signs out; nothing was reloaded, and no area loaded its own React.
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  page.off("response", keep);
  const withReact: string[] = [];
  for (const [name, text] of scripts) {
    if ((await text).includes("react.transitional.element")) withReact.push(name);
  }
  expect(scripts.size).toBeGreaterThan(6);
  expect(withReact.length).toBeGreaterThan(0);
  expect(withReact.filter((name) => !name.startsWith("/releases/shell/"))).toEqual([]);
});

test("an entry whose hash is wrong or missing is never executed, and its area shows an error", async ({
  page,
  user,
  signIn,
}) => {
  // An intercepted document counts as coming from the internet, so that Chromium blocks its access to other ports of the
  // loopback.
  const expected = ["could not be loaded", "integrity", "digest", "hash", "CORS policy", "net::ERR_FAILED"];
  for (const text of expected) expectConsoleError(text);
  await signIn(user);
  for (const tamper of [(hash: string) => hash.replace(/^sha384-.{8}/, "sha384-AAAAAAAA"), () => ""]) {
    await page.route(
      "/books",
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const document = JSON.parse(
          /id="lagom-release">(.+?)<\/script>/.exec(html)?.[1] ?? "null",
        ) as ReleaseDocument;
        const hash = document.areas.books?.live.integrity ?? "";
        await route.fulfill({ response, body: html.replaceAll(hash, tamper(hash)) });
      },
      { times: 1 },
    );
    await page.goto("/books");
    await expect(page.getByText("This part of Lagom could not be loaded.")).toBeVisible();
    const executed = await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith("books_")));
    expect(executed).toEqual([]);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  }
});

test("one changed byte in an area's page is never executed", async ({ page, user, signIn }) => {
  for (const text of ["could not be loaded", "integrity", "digest", "Loading chunk"])
    expectConsoleError(text);
  await signIn(user);
  await page.route(/__federation_expose_books\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.tampered = true;` });
  });
  await page.goto("/books");
  await expect(page.getByText("This part of Lagom could not be loaded.")).toBeVisible();
  expect(await page.evaluate(() => "tampered" in window)).toBe(false);
});
