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

it.each([
  ["https://*.lagom.example/**", "https://evil?.lagom.example/x", false],
  ["https://*.lagom.example/**", "https://evil#.lagom.example/x", false],
  ["https://*.lagom.example/**", "https://evil.com/.lagom.example/x", false],
  ["https://**.lagom.example/**", "https://evil.com/x.lagom.example/y", false],
  ["https://**.lagom.example/**", "https://evil.com?.lagom.example/y", false],
  ["https://**.lagom.example/**", "https://a.b.lagom.example/y/z?q=1", true],
  ["https://lagom-*.example/books/*", "https://lagom-1.example/books/a?next=b", false],
  ["https://lagom-*.example/books/*", "https://lagom-1.example/books/a", true],
  ["https://lagom-*.example/books/*?*", "https://lagom-1.example/books/a?next=b", true],
  ["https://**", "https://anything.example/x?y", true],
  ["**", "https://anything.example/x?y", true],
  ["lagom://callback?*", "lagom://callback?code=1", true],
])("takes %s for %s: %s", (pattern, address, expected) => {
  const own = { webUrl: "https://other.example", production: true, REDIRECT_URLS: [pattern] };
  expect(isAllowed(own, address)).toBe(expected);
});
