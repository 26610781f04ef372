import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { test as base, expect, type Page, type Response, type ViewportSize } from "@playwright/test";
import type axe from "axe-core";

/** Addresses of the running product, and its first administrator. */
export interface Product {
  web: string;
  api: string;
  auth: string;
  admin: { email: string; password: string };
}

export interface User {
  email: string;
  password: string;
  token: string;
  session: unknown;
}

interface Fixtures {
  /** The visitor's consent before the test; in most tests they have refused. */
  consent: "refused" | "unasked";
  /** The language of the interface, as chosen before the test; null where nothing was. */
  interfaceLanguage: LanguageCode | null;
  product: Product;
  /** A new user, created through the auth service. */
  user: User;
  /** Creates further users. */
  makeUser: () => Promise<User>;
  /** Stores a user's session in the page, as signing in does. */
  signIn: (user: { session: unknown }) => Promise<void>;
}

/** A test fails on any console error, uncaught error or content-security violation that it does not expect. */
export const test = base.extend<Fixtures>({
  consent: ["refused", { option: true }],
  interfaceLanguage: ["en", { option: true }],
  product: async ({}, use) => {
    await use(JSON.parse(process.env.LAGOM_E2E ?? "null"));
  },
  makeUser: async ({ product }, use) => {
    await use(() => signUp(product, `reader-${randomUUID()}@example.com`));
  },
  user: async ({ makeUser }, use) => {
    await use(await makeUser());
  },
  signIn: async ({ page, product }, use) => {
    await use(async ({ session }) => {
      await page.addInitScript(
        ([key, value, web]) => {
          if (location.origin === web && !sessionStorage.getItem("signed-in-once")) {
            sessionStorage.setItem("signed-in-once", "yes");
            localStorage.setItem(key, value);
          }
        },
        ["sb-localhost-auth-token", JSON.stringify(session), product.web] as const,
      );
    });
  },
  baseURL: async ({ product }, use) => use(product.web),
  page: async ({ page, product, consent, interfaceLanguage }, use, info) => {
    if (interfaceLanguage)
      await page
        .context()
        .addCookies([{ name: LANGUAGE_COOKIES.chosen, value: interfaceLanguage, url: product.web }]);
    if (consent === "refused") await page.addInitScript(refuseAnalysis, product.web);
    const unexpected: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") unexpected.push(message.text());
    });
    page.on("pageerror", (error) => unexpected.push(String(error)));
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`Content security: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    await use(page);
    const allowed = info.annotations
      .filter(({ type }) => type === "console")
      .map(({ description = "" }) => description);
    expect(unexpected.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([]);
    // A request that the test answers instead of the network may still be in flight; its failure must not count for another
    // test.
    const context = page.context();
    for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect };

/** Allows a console error that contains this text, such as the one Chromium prints for each failed request. */
export function expectConsoleError(text: string): void {
  test.info().annotations.push({ type: "console", description: text });
}

/** The next reply to a call of the page; preflight requests do not count. */
export const answerTo = (page: Page, address: RegExp): Promise<Response> =>
  page.waitForResponse((reply) => address.test(reply.url()) && reply.request().method() !== "OPTIONS");

/** Waits until the live page has replaced the one drawn by the document. */
export const expectAlive = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#root button[inert]")).toHaveCount(0);
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const RULES: Record<"all" | "contrast", axe.RunOnly> = {
  all: { type: "tag", values: WCAG },
  contrast: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/**
 * Violations of WCAG 2.2 AA that axe finds on a page.
 * @param part selector of what to look at: the last such part that is shown, or all of the page where there is none
 * @param what limits the check to contrast if everything else was checked in the other theme
 */
export async function faultsOf(
  page: Page,
  what: "all" | "contrast" = "all",
  part?: string,
): Promise<string[]> {
  // Once per document: injecting axe takes longer than its checks.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const asked = [RULES[what], part] as const;
  return page.evaluate(async ([runOnly, selector]) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const parts = selector ? [...document.querySelectorAll(selector)] : [];
    const { violations } = await checker.run(parts.findLast((one) => one.checkVisibility()) ?? document, {
      runOnly,
      resultTypes: ["violations"],
      preload: { assets: ["media"] }, // no rule reads style sheets, which take long to parse
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  }, asked);
}

/** Checks with axe that a page has no violations of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, what: "all" | "contrast" = "all"): Promise<void> {
  expect(await faultsOf(page, what)).toEqual([]);
}

/** Runs a step at the size of a phone, and restores the size. */
export const onPhone = atSize({ width: 360, height: 740 });
/** Runs a step at the size of a desktop, and restores the size. */
export const onDesktop = atSize({ width: 1280, height: 800 });

function atSize(size: ViewportSize) {
  return async (page: Page, step: () => Promise<void>): Promise<void> => {
    const before = page.viewportSize() ?? size;
    await page.setViewportSize(size);
    await step();
    await page.setViewportSize(before);
  };
}

/** Checks the page with axe, on a phone and on a wide screen. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await onPhone(page, () => expectAccessible(page));
  await expectAccessible(page);
}

/** Checks a page with axe in both themes, between which only contrast differs, and restores the theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme === "light" ? "all" : "contrast");
  }
  await page.emulateMedia({ colorScheme: null });
}

function refuseAnalysis(web: string): void {
  if (location.origin !== web || localStorage.getItem("lagom.consent")) return;
  localStorage.setItem(
    "lagom.consent",
    JSON.stringify({ analytics: false, recording: false, at: Date.now() }),
  );
}

/** Signs a user up with the auth service; in development the address is confirmed at once. */
async function signUp(product: Product, email: string): Promise<User> {
  const password = `secret-${randomUUID()}`;
  const response = await fetch(`${product.auth}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: "local" },
    body: JSON.stringify({ email, password, data: { full_name: "Test Reader" } }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  const session = (await response.json()) as { access_token: string };
  return { email, password, token: session.access_token, session };
}
