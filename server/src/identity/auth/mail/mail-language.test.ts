import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, startAuth } from "../testing.ts";
import { noticeMail, tokenMail } from "./templates.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth({ SIGNUP_AUTOCONFIRM: "false" });
});
afterAll(() => auth.close());

const signUp = (email: string, language: string) =>
  auth.call("POST /signup", {
    body: { email, password: PASSWORD },
    headers: { "accept-language": language },
  });

describe("a mail", () => {
  it("to somebody new is in the language of the browser that asked for it", async () => {
    await signUp("neu@example.com", "fi, de-AT;q=0.9, en;q=0.5");
    const { subject, html, code } = await auth.lastMailTo("neu@example.com");
    expect(subject).toBe("Bestätige deine E-Mail-Adresse");
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain(`Oder gib diesen Code ein: <strong>${code}</strong>`);
  });

  it("is English where the browser names none of our languages", async () => {
    await signUp("uusi@example.com", "fi");
    expect((await auth.lastMailTo("uusi@example.com")).subject).toBe("Confirm your e-mail address");
  });

  it("to a user is in the language they have chosen, whoever asks for it", async () => {
    const { id } = (await signUp("alt@example.com", "en")).json<{ id: string }>();
    auth.languages.set(id, "de");
    await auth.call("POST /recover", {
      body: { email: "alt@example.com" },
      headers: { "accept-language": "sv" },
    });
    expect((await auth.lastMailTo("alt@example.com")).subject).toBe("Wähle ein neues Passwort");
  });

  it("that tells of a change is in the language of the request, if its user has chosen none", async () => {
    const email = "wechsel@example.com";
    await signUp(email, "en");
    const { hash } = await auth.lastMailTo(email);
    const verified = await auth.call("POST /verify", { body: { type: "signup", token_hash: hash } });
    const { access_token: token } = verified.json<{ access_token: string }>();
    const headers = { "accept-language": "de" };
    const body = { password: "another password", current_password: PASSWORD };
    await auth.call("PUT /user", { body, token, headers });
    expect((await auth.lastMailTo(email)).subject).toBe("Dein Passwort wurde geändert");
  });

  it("is written from right to left where its language is", () => {
    const link = "https://lagom.example/x";
    const mails = [
      tokenMail("signup", "ada@example.com", link, "123456", "ar"),
      noticeMail("email_changed", "ada@example.com", "https://lagom.example", "ar"),
    ];
    for (const { html } of mails) {
      expect(html).toContain('<html lang="ar" dir="rtl">');
      expect(html).toContain('<body lang="ar" dir="rtl"');
    }
  });
});
