import type { Page } from "@playwright/test";
import { expect, expectAlive, test } from "./fixtures.ts";
import { passageOf } from "./passage.ts";

test("feedback arrives in the inbox, and its button hides while a modal of any area is open", {
  tag: "@both-widths",
}, async ({ page, user, signIn, product }) => {
  await signIn(user);
  await page.goto("/books");
  const button = page.getByRole("button", { name: "Feedback", exact: true });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Send Feedback" });
  await expect(button).toBeHidden();
  const send = dialog.getByRole("button", { name: "Send Feedback" });
  await expect(send).toBeDisabled();
  await dialog.getByLabel("Subject").fill("A thought");
  const message = `These books read well, says ${user.email}.`;
  await dialog.getByLabel("Message").fill(message);
  await send.click();
  await expect(dialog).toBeHidden();
  const admin = await page.request.post(`${product.auth}/auth/v1/token?grant_type=password`, {
    data: product.admin,
  });
  const { access_token } = (await admin.json()) as { access_token: string };
  const inbox = await page.request.get(`${product.api}/api/admin/feedback`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const received = JSON.stringify(await inbox.json());
  expect(received).toContain(message);
  expect(received).toContain('\\"/books\\"');
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const hidesWhileOpen = async (open: () => Promise<void>) => {
    await expect(button).toBeVisible();
    await open();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(button).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeVisible();
  };
  await hidesWhileOpen(() => page.getByRole("button", { name: "Make a list" }).click());
  // The dialog of the account area, which opens over any page.
  await hidesWhileOpen(async () => {
    await page
      .getByRole("button", { name: /account menu/i })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Preferences" }).click();
  });
  await page.goto("/reader");
  await hidesWhileOpen(async () => {
    await passageOf(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  });
});

/** Texts, pictures and controls of the page that are under the feedback button at some scroll position. */
async function underButton(page: Page): Promise<string[]> {
  const button = page.getByRole("button", { name: "Feedback", exact: true });
  return button.evaluate((self) => {
    const found = new Set<string>();
    const { left, right } = self.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility() || self.contains(parent)) continue;
      // Fixed elements stay where they are; everything else passes by when the page is scrolled.
      let fixed = false;
      for (let element: Element | null = parent; element; element = element.parentElement)
        fixed ||= ["fixed", "sticky"].includes(getComputedStyle(element).position);
      const own = self.getBoundingClientRect();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const beside = rect.right <= left || rect.left >= right || rect.width <= 1;
        const passes = fixed && (rect.bottom <= own.top || rect.top >= own.bottom);
        if (!beside && !passes) found.add(text.textContent.trim().slice(0, 40));
      }
    }
    return [...found];
  });
}

test("the feedback button covers no text, at any width", async ({ page, user, signIn }) => {
  await signIn(user);
  for (const path of ["/about", "/newsfeed"]) {
    await page.goto(path);
    await expectAlive(page);
    if (path === "/newsfeed") await expect(page.getByRole("article").first()).toBeVisible();
    for (const width of [768, 1024, 1280, 1600, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await underButton(page), `${path} at ${width}`).toEqual([]);
    }
    // On phones it is the last item of the bottom bar.
    await page.setViewportSize({ width: 360, height: 740 });
    const button = await page.getByRole("button", { name: "Feedback", exact: true }).boundingBox();
    const bar = page.getByRole("navigation", { name: "Main" }).last();
    const places = [...(await bar.getByRole("link").all()), bar.getByRole("button")];
    expect(places).toHaveLength(4);
    for (const place of places) {
      const box = await place.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    }
  }
});
