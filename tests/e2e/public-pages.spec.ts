import { expect, expectConsoleError, test } from "./fixtures.ts";

const PAGES = [
  ["/", "Read the world at just the right level.", "News and books in 16 languages"],
  ["/about", "About", "Where the texts come from"],
  ["/privacy", "Privacy", "What is kept"],
  ["/terms", "Terms", "Your account"],
  ["/cookies", "Cookies", "What is kept in your browser instead"],
  ["/contact", "Contact", "Message"],
  ["/faq", "FAQ", "Which level is mine?"],
] as const;

// Compressed, as the browser asks for by itself.
test.use({ extraHTTPHeaders: {} });

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page is readable, and has metadata for links and searches", async ({
    page,
    product,
  }) => {
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    for (const [path, heading, text] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(text).first()).toBeVisible();
      expect((await content("meta[name=description]"))?.length).toBeGreaterThan(50);
      expect(await page.title()).toContain((await content("meta[property='og:title']")) ?? "-");
      expect(await content("meta[property='og:url']")).toBe(product.web + path);
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(product.web + path);
      const picture = await page.request.get((await content("meta[property='og:image']")) ?? "");
      expect(picture.headers()["content-type"]).toBe("image/png");
      await expect(page.getByRole("link", { name: "Privacy" }).last()).toBeVisible();
      // Controls without code behind them can neither be pressed nor filled in.
      for (const kind of ["button", "input", "select", "textarea"])
        await expect(page.locator(`${kind}:not([inert])`)).toHaveCount(0);
    }
  });
});

test("the text on the landing page is the sample from the API", async ({ request, product }) => {
  const reply = await request.get(`${product.api}/api/sample?language=svenska&level=B1`);
  const { title, paragraphs } = (await reply.json()) as { title: string; paragraphs: { text: string }[] };
  const html = await (await request.get(product.web)).text();
  for (const text of [title, ...paragraphs.map((paragraph) => paragraph.text)]) expect(html).toContain(text);
});

test("the sitemap for robots lists public pages and books, and each exists", async ({ request, product }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${product.web}/sitemap.xml`);
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const urls = [...(await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = ""]) => url);
  expect(urls).toEqual(expect.arrayContaining([`${product.web}/`, `${product.web}/books/frankenstein`]));
  for (const url of urls.slice(0, 10)) {
    const document = await request.get(url);
    expect(document.status(), url).toBe(200);
    expect(await document.text(), url).not.toContain("noindex");
  }
});

test("private pages are excluded from indexing, and a missing book is a 404 with a message", async ({
  page,
}) => {
  expectConsoleError("404");
  for (const path of ["/newsfeed", "/admin", "/auth/callback", "/lists/999999999"]) {
    expect(await (await page.request.get(path)).text(), path).toContain('content="noindex"');
  }
  const book = await page.request.get("/books/frankenstein");
  expect(await book.text()).toContain("<title>Frankenstein");
  expect((await page.request.get("/books/no-such-book")).status()).toBe(404);
  await page.goto("/books/no-such-book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the live landing page replaces the prerendered one without moving anything, and can be installed: its manifest names shortcuts, and pictures that exist", async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await expect(page.getByRole("group", { name: /^Text: / })).toBeVisible();
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.05);

  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const address = new URL(href ?? "", product.web);
  const manifest = (await (await page.request.get(address.href)).json()) as {
    name: string;
    start_url: string;
    icons: { src: string }[];
    screenshots: { src: string }[];
    shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ name: "Lagom", start_url: "/newsfeed" });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Continue reading", "/reader?continue=1"],
    ["Review words", "/my-words?review"],
    ["Books", "/books"],
  ]);
  const { icons, screenshots, shortcuts } = manifest;
  expect(screenshots).toHaveLength(2);
  for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    const picture = await page.request.get(new URL(src, address).href);
    expect(picture.headers()["content-type"], src).toBe("image/png");
  }
});
