import { currentPreferences } from "@lagom/shared/preferences/store";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { provideNoAreas } from "@lagom/shared/testing/areas";
import { tabTo } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
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

test.for<[at: string, left: string]>([
  ["/no-such-page?type=recovery&token_hash=of-the-mail", "?type=recovery&token_hash=of-the-mail"],
  [
    "/no-such-page#type=recovery&access_token=a&refresh_token=r",
    "#type=recovery&access_token=a&refresh_token=r",
  ],
  ["/no-such-page?q=emma", ""],
])(
  "an unknown address, %s, leads to the landing page and keeps what a recovery mail carries",
  async ([at, left]) => {
    // The sample text is a part of the reader, of which there is no release here.
    provideNoAreas();
    answer("GET /api/languages", failure("bad_request")); // the built-in ones then
    await render(<Pages />, { at, user: null });
    await expect.element(heading).toBeVisible();
    expect(location.pathname + location.search + location.hash).toBe(`/${left}`);
  },
);

test("the language that a visitor tries a text in is theirs from then on", async () => {
  provideNoAreas();
  answer("GET /api/languages", failure("bad_request")); // the built-in ones then
  await render(<Pages />, { at: "/", user: null });
  const deutsch = page.getByRole("button", { name: "Deutsch" });
  await deutsch.click();
  await expect.element(deutsch).toHaveAttribute("aria-pressed", "true");
  expect(currentPreferences().target_language).toBe("Deutsch");
  expect(localStorage.getItem("lagom.preferences.local")).toMatch(/"target_language":"Deutsch"/);
});
