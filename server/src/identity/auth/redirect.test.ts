import { expect, it } from "vitest";
import { isAllowed } from "./redirect.ts";

const site = {
  webUrl: "https://lagom.example",
  production: true,
  REDIRECT_URLS: ["https://*.lagom.example/**"],
};
const LOOPBACK = ["http://127.0.0.1:3000/", "http://127.9.9.9/x", "http://[::1]:8080/"];

it.each(LOOPBACK)("allows redirects to %s only outside production", (address) => {
  expect(isAllowed({ ...site, production: false }, address)).toBe(true);
  expect(isAllowed(site, address)).toBe(false);
});

it("allows a product that runs on the machine itself to redirect to its own address in production", () => {
  const local = { ...site, webUrl: "http://127.0.0.1:3000" };
  expect(isAllowed(local, "http://127.0.0.1:3000/auth/callback")).toBe(true);
  expect(isAllowed(local, "http://127.0.0.1:3001/")).toBe(false);
});

it("allows redirects to the site and to what the operator lists", () => {
  expect(isAllowed(site, "https://lagom.example/books")).toBe(true);
  expect(isAllowed(site, "https://app.lagom.example/books")).toBe(true);
  expect(isAllowed(site, "https://lagom.example.evil.com/")).toBe(false);
});
