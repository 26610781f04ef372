import type { Page } from "@playwright/test";
import { answerTo, expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, choose, paragraphInView, passageOf } from "./passage.ts";

const CORS = { "access-control-allow-origin": "*" };
const WORDS = "Katten sover i huset och hunden leker i trädgården med en röd boll varje dag. ";

test("a change of level, in the text or in the frame, keeps the paragraph in view, also when the new text loads in parts, and a failed one keeps the text", {
  tag: "@both-widths",
}, async ({ page, user, signIn, product }) => {
  expectConsoleError("Failed to load resource");
  await choose(page, product, user, "svenska");
  await signIn(user);
  // Texts with several levels are short: here each loads in two parts, like a long one.
  const rest = new Map<string, object>();
  await page.route(/api.article(_rewrite\?|\/)/, async (route) => {
    const response = await route.fetch();
    const text = await response.json();
    rest.set(String(text.rewrite_id), { ...text, heading: null, paragraphs: text.paragraphs.slice(1) });
    const json = { ...text, paragraphs: text.paragraphs.slice(0, 1), next: "2" };
    await route.fulfill({ response, json });
  });
  await page.route("**/api/rewrite/*?part=2", async (route) => {
    const [, id = ""] = /rewrite\/(\d+)/.exec(route.request().url()) ?? [];
    const headers = { "access-control-allow-origin": product.web };
    await route.fulfill({ headers, json: rest.get(id) ?? {} });
  });
  await page.goto("/reader");
  await page.getByRole("button", { name: "Text and theme" }).click();
  for (let size = 0; size < 4; size += 1) await page.getByRole("button", { name: "Larger text" }).click();
  await page.keyboard.press("Escape");
  const last = passageOf(page).locator("p").last();
  await expect(page.getByRole("button", { name: "Finished" })).toBeAttached();
  await last.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await page.evaluate(() => scrollBy({ top: -150, behavior: "instant" }));
  const before = await paragraphInView(page);
  expect(before).not.toBe("title");
  const busy = page.locator("section[aria-busy=true]");
  const failure = page.getByText("Unable to load this article right now...");
  const atA2 = (await last.textContent()) ?? "";
  await page.route("**/api/article/**", (route) => route.fulfill({ status: 404, headers: CORS, body: "{}" }));
  for (const [level, failures] of [
    ["B1", 1],
    ["A2", 0],
    ["B1", 1],
  ] as const) {
    await page.getByRole("radio", { name: level }).check({ force: true });
    await expect(busy).toHaveCount(0);
    await expect(failure).toHaveCount(failures);
    await expect(last).toHaveText(atA2);
    await expect.poll(() => paragraphInView(page)).toBe(before);
  }
  await page.unroute("**/api/article/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(last).not.toHaveText(atA2);
  await expect(failure).toHaveCount(0);
  await expect.poll(() => paragraphInView(page)).toBe(before);
  for (const level of ["A2", "C1"]) {
    await page.getByRole("radio", { name: level }).check({ force: true });
    await expect(busy).toHaveCount(0);
    await expect.poll(() => paragraphInView(page)).toBe(before);
  }
  const atC1 = (await last.textContent()) ?? "";
  // A phone shows the frame's own bar once that has the focus.
  await page.getByRole("button", { name: /language and level$/ }).focus();
  await page.keyboard.press("Enter");
  const picker = page.getByRole("dialog", { name: "What do you want to read?" });
  await picker.getByRole("radio", { name: "B1" }).check({ force: true });
  await picker.getByRole("button", { name: "Read this" }).click();
  await expect(picker).toBeHidden();
  await expect(last).not.toHaveText(atC1);
  await expect(page.getByRole("radio", { name: "B1" })).toBeChecked();
  await expect.poll(() => paragraphInView(page)).toBe(before);
});

test("the reading position is shared between two devices, and the later one wins", async ({
  page,
  user,
  signIn,
  product,
  browser,
  request,
}) => {
  const address = await bringText(
    page,
    product,
    user,
    `Katten\n\n${Array.from({ length: 40 }, (_, i) => `Stycke ${i + 1}. ${WORDS.repeat(3)}`).join("\n\n")}`,
  );
  await signIn(user);
  await page.goto(address);
  const goTo = (at: Page, text: string) =>
    passageOf(at)
      .locator("p", { hasText: text })
      .evaluate((element) =>
        scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" }),
      );
  const kept = answerTo(page, /api.user.reading-positions/);
  await goTo(page, "Stycke 25.");
  await kept;
  const place = await paragraphInView(page);

  const other = await browser.newContext({ viewport: { width: 700, height: 900 } });
  try {
    const device = await other.newPage();
    await device.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      "sb-localhost-auth-token",
      JSON.stringify(user.session),
    ] as const);
    await device.goto(product.web + address);
    await expect(passageOf(device)).toBeVisible();
    await expect.poll(() => paragraphInView(device)).toBe(place);
    await device.mouse.wheel(0, 1);
    await goTo(device, "Stycke 8.");
    const later = await paragraphInView(device);
    expect(later).not.toBe(place);
    const savedThere = async () => {
      const reply = await request.get(`${product.api}/api/user/texts/${address.split("=").at(-1)}`, {
        headers: { authorization: `Bearer ${user.token}` },
      });
      return (await reply.json()).reading_position?.paragraph;
    };
    await expect.poll(savedThere).toBe(later);
    await page.reload();
    await expect.poll(() => paragraphInView(page)).toBe(later);

    // A finished text begins again at its beginning.
    await page.getByRole("button", { name: "Finished" }).click();
    await expect(page.getByText("You finished this text.")).toBeVisible();
    await page.mouse.wheel(0, -200);
    await page.getByRole("link", { name: "Newsfeed" }).first().click();
    await expect(page).toHaveURL("/newsfeed");
    await expect.poll(savedThere).toBe("title");
  } finally {
    await other.close();
  }
});
