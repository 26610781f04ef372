import { expectAccessible } from "@lagom/shared/testing/accessible";
import { tabTo } from "@lagom/shared/testing/keys";
import { render } from "@lagom/shared/testing/render";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Pages } from "../routes.tsx";

const heading = page.getByRole("heading", { level: 1 });

test.for(["/about", "/privacy", "/terms", "/cookies", "/contact", "/faq"])(
  "%s reads well for a visitor",
  async (at) => {
    await render(<Pages />, { at, user: null });
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByRole("main")).not.toBeEmptyDOMElement();
    expect(document.title).toMatch(/ · Lagom$/);
    await expectAccessible();
  },
);

test("the skip link leads to the text, and a change of page to its heading", async () => {
  await render(<Pages />, { at: "/faq", user: null });
  await expect.element(heading).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Skip to the text" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await tabTo(page.getByRole("contentinfo").getByRole("link", { name: "About" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "About" })).toHaveFocus();
  expect(document.title).toBe("About · Lagom");
});
