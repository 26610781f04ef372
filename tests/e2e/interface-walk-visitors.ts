import type { Page } from "@playwright/test";
import { expect, type User } from "./fixtures.ts";
import type { Walk } from "./interface-walk.ts";

const PUBLIC = ["about", "privacy", "terms", "cookies", "contact", "faq"];
const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

interface Visitor {
  /** A public list of a reader. */
  list: number;
  /** A reader whom an administrator has banned. */
  banned: User;
  signIn: (user: User) => Promise<void>;
}

/** Sees every page and dialog of people who are not signed in. */
export async function walkVisitors(walk: Walk, { list, banned, signIn }: Visitor): Promise<void> {
  const { page, text } = walk;
  const main = page.getByRole("main");

  await page.goto("/");
  await walk.see("landing page, asking to measure", walk.button(text.frame("consent.accept")));
  await walk.button(text.frame("consent.refuse")).click();
  await walk.see("landing page", main.getByRole("group").and(page.locator("[lang=sv]")));
  for (const name of PUBLIC) {
    await walk.go(`/${name}`);
    await walk.see(name, walk.heading(text.shell(`frame.${name}`)).or(main.getByRole("heading").first()));
  }

  // Ways in
  await walk.go("/");
  await walk.button(text.shell("frame.startReading")).click();
  const signUp = walk.dialog(text.later("auth.signUpTitle"));
  await walk.button(text.later("auth.signUp"), signUp).click();
  await walk.see("sign up, nothing filled in", signUp);
  await signUp.locator("[name=full_name]").fill("Anna Berg");
  await signUp.locator("[type=email]").fill(banned.email);
  await signUp.locator("[type=password]").fill("a good password");
  await walk.button(text.later("auth.signUp"), signUp).click();
  await walk.see("sign up, refused", signUp.getByRole("alert"));
  await page.route("**/auth/v1/signup*", (route) => {
    const { email } = route.request().postDataJSON();
    return route.fulfill({ headers: CORS, json: { id: crypto.randomUUID(), email, aud: "", role: "" } });
  });
  await walk.button(text.later("auth.signUp"), signUp).click();
  await walk.see("sign up, to confirm", walk.dialog(text.later("auth.confirmTitle")));
  await walk.close();
  await openSignIn(walk);
  const signInForm = walk.dialog(text.later("auth.signInTitle"));
  await signInForm.locator("[type=email]").fill(banned.email);
  await signInForm.locator("[type=password]").fill("another password");
  await walk.button(text.later("auth.signIn"), signInForm).click();
  await walk.see("sign in, refused", signInForm.getByRole("alert"));
  await walk.button(text.later("auth.forgot"), signInForm).click();
  const forgot = walk.dialog(text.later("auth.forgotTitle"));
  await walk.button(text.later("auth.sendLink"), forgot).click();
  await walk.see("forgot, nothing filled in", forgot);
  await forgot.locator("[type=email]").fill(banned.email);
  await walk.button(text.later("auth.sendLink"), forgot).click();
  await walk.see("forgot, sent", walk.button(text.later("auth.done"), forgot));
  await walk.close();

  await walk.go("/auth/password-recovery");
  await walk.see("password recovery", walk.heading(text.later("authPages.recoveryTitle")));
  await walk.go("/auth/reset-password");
  await walk.see("reset password without a link", walk.heading(text.later("authPages.resetTitle")));
  await walk.go("/auth/callback?error=access_denied&error_code=otp_expired&error_description=Used");
  await walk.see("used link", walk.heading(text.later("authPages.failures.otp_expired.title")));
  await page.goto("/auth/reset-password?type=recovery&token_hash=0123456789");
  const reset = walk.dialog(text.later("reset.title"));
  await walk.button(text.later("reset.update"), reset).click();
  await walk.see("reset password, nothing filled in", reset);
  await reset.locator("[type=password]").first().fill("a good password");
  await reset.locator("[type=password]").last().fill("another password");
  await walk.button(text.later("reset.update"), reset).click();
  await walk.see("reset password, unlike each other", reset.getByRole("alert"));
  await reset.locator("[type=password]").last().fill("a good password");
  await walk.button(text.later("reset.update"), reset).click();
  await walk.see("reset password, used link", reset.getByRole("alert"));
  await walk.close();

  // Contact
  await walk.go("/contact");
  await walk.button(text.later("contact.send")).click();
  await walk.see("contact, nothing filled in", walk.button(text.later("contact.send")));
  for (const field of await main.getByRole("textbox").all()) await field.fill(banned.email);
  await page
    .getByRole("link", { name: text.shell("frame.faq") })
    .filter({ visible: true })
    .first()
    .click();
  await walk.see("leaving what is not sent", walk.dialog(text.shell("leave.title")));
  await walk.button(text.shell("leave.stay")).click();
  await walk.button(text.later("contact.send")).click();
  await walk.see("contact, sent", walk.button(text.later("contact.again")));

  // What is shown of books, also when their code does not load
  await walk.go("/books/the-metamorphosis");
  await walk.see("book", page.getByRole("region", { name: text.books("reading.title") }));
  await walk.go(`/lists/${list}`);
  await walk.see("public list", walk.button(text.books("list.report")));
  await walk.go("/lists/999999999");
  await walk.see("private list", walk.heading(text.books("list.gone.title")));
  await page.route("**/releases/books/**", (route) => route.fulfill({ status: 404 }));
  await page.goto("/books/the-metamorphosis");
  await walk.see("area that does not load", walk.button(text.widgets("retry")));

  // Pages that need a session
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await page.goto("/my-words");
  await walk.see("asked to sign in", walk.dialog(text.later("auth.signInTitle")));
  await refuseBanned(page);
  await signIn(banned);
  await page.goto("/newsfeed");
  await walk.see("banned", walk.dialog(text.later("banned.title")));
}

async function openSignIn(walk: Walk): Promise<void> {
  await walk.button(walk.text.shell("frame.signIn")).click();
}

const refuseBanned = (page: Page) =>
  page.route("**/api/user/**", (route) =>
    route.fulfill({
      status: 403,
      headers: CORS,
      json: { error: { code: "banned", message: "This account is banned", request_id: "1" } },
    }),
  );
