import type { Page } from "@playwright/test";
import { expect, test } from "./analysis.ts";
import { expectConsoleError } from "./fixtures.ts";

const FLUSH_MS = 5000;

const banner = (page: Page) => page.getByRole("region", { name: "May we measure how Lagom is used?" });

/** Opens a public page with a controlled clock and consents; pages seen before are not measured. */
async function agree(page: Page, { recording = false } = {}): Promise<void> {
  await page.clock.install();
  await page.goto("/faq");
  if (recording) await banner(page).getByRole("checkbox").check();
  const ready = page.waitForResponse(/\/flags\//);
  await banner(page).getByRole("button", { name: "Yes, measure" }).click();
  await ready;
  // Pauses the clock at a moment that is still to come even on the slowest machine; from here on only the test moves it.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 10_000));
}

/** Switches between two public pages, for this many page views. */
async function visitPages(page: Page, count: number): Promise<void> {
  await page.evaluate(async (most) => {
    const tick = () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    for (let visit = 0; visit < most; visit++) {
      const [path, title] = location.pathname === "/faq" ? ["/about", "About"] : ["/faq", "FAQ"];
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
      while (!document.title.startsWith(title ?? "")) await tick();
    }
    // Everything the last page sends after it is drawn was queued before this.
    await tick();
  }, count);
}

test("a visitor is not tracked before they have answered, nor after they declined: no code, no request, nothing stored", async ({
  page,
  analysis,
}) => {
  const scripts: Promise<string>[] = [];
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(analysis.origin)) foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(banner(page)).toBeVisible();
  expect(await analysis.requests()).toEqual([]);
  await banner(page).getByRole("button", { name: "No, thank you" }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(banner(page)).toHaveCount(0);

  expect(foreign).toEqual([]);
  expect(await analysis.requests()).toEqual([]);
  expect((await Promise.all(scripts)).filter((code) => code.includes("__PosthogExtensions__"))).toEqual([]);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(kept.filter((name) => /ph_|analytics/.test(name))).toEqual([]);
});

test("events are sent in batches of at most 50, a batch that is too large is halved until it is accepted, and none is lost", async ({
  page,
  analysis,
}) => {
  expectConsoleError("413");
  await agree(page);
  const views = async () => (await analysis.events("$pageview")).length;
  const sizes = async () => (await analysis.batches()).map(({ events }) => events.length);
  await visitPages(page, 51);
  await page.clock.fastForward(FLUSH_MS);
  await expect.poll(views).toBe(51);
  expect(Math.max(...(await sizes()))).toBe(50);
  const [first] = await analysis.events("$pageview");
  expect(first?.properties.$current_url).toMatch(/\/about$/);

  await analysis.plan([{ status: 413, whenOver: 12 }]);
  const before = (await sizes()).length;
  await visitPages(page, 50);
  await page.clock.fastForward(FLUSH_MS);
  await expect.poll(views).toBe(101);
  expect((await sizes()).slice(before, before + 4)).toEqual([50, 25, 12, 12]);
});

test("a busy or failing server is retried when it says so, a silent one after 90 seconds, and it receives everything", async ({
  page,
  analysis,
}) => {
  expectConsoleError("429");
  expectConsoleError("503");
  await analysis.plan([{ status: 429, retryAfter: 30 }, { status: 503, retryAfter: 60 }, "hang"]);
  await agree(page);
  await visitPages(page, 5);
  const statuses = async () => (await analysis.batches()).map(({ status }) => status);
  /** Advances the clock until the page has received this reply: its next delay starts there. */
  const goOn = async (ms: number, status: number) => {
    const answered = page.waitForResponse((response) => response.status() === status);
    await page.clock.fastForward(ms);
    await answered;
  };
  await goOn(FLUSH_MS, 429);
  expect(await statuses()).toEqual([429]);
  await page.clock.fastForward(25_000);
  expect(await statuses()).toEqual([429]);
  await goOn(6_000, 503);
  expect(await statuses()).toEqual([429, 503]);
  await page.clock.fastForward(61_000);
  await expect.poll(statuses).toEqual([429, 503, 0]);
  await page.clock.fastForward(89_000);
  expect(await statuses()).toEqual([429, 503, 0]);
  await page.clock.fastForward(2_000);
  await expect.poll(statuses).toEqual([429, 503, 0, 200]);
  expect(await analysis.events("$pageview")).toHaveLength(5);
});

test("a new session starts after 30 idle minutes, and a browser is recognised for 365 days", async ({
  page,
  analysis,
  context,
}) => {
  await agree(page);
  const sessions: unknown[] = [];
  for (const minutes of [0, 29, 31]) {
    await page.clock.fastForward(minutes * 60_000);
    await visitPages(page, 1);
    await page.clock.fastForward(FLUSH_MS);
    const seen = sessions.length;
    await expect.poll(async () => (await analysis.events("$pageview")).length).toBe(seen + 1);
    sessions.push((await analysis.events("$pageview"))[seen]?.properties.$session_id);
  }
  expect(sessions[1]).toBe(sessions[0]);
  expect(sessions[2]).not.toBe(sessions[1]);
  const now = (await page.evaluate(() => Date.now())) / 1000;
  const kept = (await context.cookies()).find(({ name }) => name.startsWith("ph_"));
  expect(((kept?.expires ?? 0) - now) / 86_400).toBeCloseTo(365, 0);
});

test("events waiting when the page closes still arrive", async ({ page, analysis }) => {
  await agree(page);
  await visitPages(page, 51);
  expect(await analysis.batches()).toEqual([]);
  await page.goto("about:blank");
  await expect.poll(async () => (await analysis.events("$pageview")).length).toBe(51);
  for (const { events } of await analysis.batches()) expect(events.length).toBeLessThanOrEqual(50);
});

test("a visitor who withdraws consent is no longer tracked, and everything stored is deleted", async ({
  page,
  analysis,
}) => {
  await agree(page);
  await visitPages(page, 1);
  await page.clock.fastForward(FLUSH_MS);
  await expect.poll(async () => (await analysis.events("$pageview")).length).toBe(1);
  await page.getByRole("link", { name: "Cookies" }).click();
  const before = (await analysis.requests()).length;
  await page.getByRole("checkbox", { name: "Measure how I use Lagom" }).uncheck();
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await page.clock.fastForward(60_000);
  await page.goto("/about", { waitUntil: "networkidle" });
  expect((await analysis.requests()).slice(before)).toEqual([]);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(kept.filter((name) => /ph_|analytics/.test(name))).toEqual([]);
});

test("a person is identified by id, languages and level; the sign-in is recorded once; flags reach the page", async ({
  page,
  analysis,
  agent,
}) => {
  await agree(page);
  await page.clock.resume();
  await page.goto("/?sign-up");
  const form = page.getByRole("dialog", { name: "Start reading" });
  await form.getByLabel("Full name").fill("Anna Berg");
  await form.getByLabel("E-mail").fill(`${agent}@example.com`);
  await form.getByLabel("Password").fill("a good password");
  await form.getByRole("button", { name: "Create account" }).click();
  const steps = page.getByRole("dialog", { name: "Just the right level" });
  await expect(steps.getByRole("radio", { name: "A2" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Just the right level" })).toBeVisible();
  await page.clock.fastForward(FLUSH_MS);

  await expect.poll(async () => (await analysis.events("signed_in")).length).toBe(1);
  expect((await analysis.events("signed_up")).map(({ properties }) => properties.method)).toEqual(["email"]);
  const [identified] = await analysis.events("$identify");
  expect(identified?.$set).toMatchObject({ email: `${agent}@example.com`.toLowerCase() });
  expect(identified?.$set_once).toMatchObject({ sign_up_method: "email" });
  const known = async () => {
    await page.clock.fastForward(FLUSH_MS);
    const sets = (await analysis.events()).map(({ $set, properties }) => $set ?? properties.$set);
    return Object.assign({}, ...sets);
  };
  await expect.poll(known).toMatchObject({
    user_language: "svenska",
    user_level: "A2",
    user_native_language: "english",
  });
  expect((await analysis.events("$groupidentify"))[0]?.properties).toMatchObject({
    $group_type: "language",
    $group_key: "sv",
  });
});

test("the screen is recorded only with separate consent, and text is masked", async ({ page, analysis }) => {
  await agree(page, { recording: true });
  await page.getByRole("link", { name: "Contact" }).first().click();
  await page.getByLabel("Message").fill("A secret that nobody may see");
  const recordings = async () => (await analysis.requests()).filter(({ path }) => path === "/s/");
  await expect
    .poll(async () => {
      // The recorder buffers until the user interacts with the page.
      await page.getByLabel("Message").pressSequentially(".");
      await page.clock.fastForward(10_000);
      return (await recordings()).length;
    })
    .toBeGreaterThan(0);
  const recorded = JSON.stringify(await recordings());
  expect(recorded).not.toContain("secret");
  expect(recorded).not.toContain("Questions, ideas");
});
