import { expect, it } from "vitest";
import { isAllowed } from "./redirect.ts";

const site = {
  webUrl: "https://lagom.example",
  production: true,
  REDIRECT_URLS: ["https://*.lagom.example/**"],
};
const LOOPBACK = ["http://127.0.0.1:3000/", "http://127.9.9.9/x", "http://[::1]:8080/"];

it.each(LOOPBACK)("lets %s be returned to outside production only", (address) => {
  expect(isAllowed({ ...site, production: false }, address)).toBe(true);
  expect(isAllowed(site, address)).toBe(false);
});

it("lets a product that runs on the machine itself return to its own address in production", () => {
  const local = { ...site, webUrl: "http://127.0.0.1:3000" };
  expect(isAllowed(local, "http://127.0.0.1:3000/auth/callback")).toBe(true);
  expect(isAllowed(local, "http://127.0.0.1:3001/")).toBe(false);
});

it("lets the site and what the operator names be returned to", () => {
  expect(isAllowed(site, "https://lagom.example/books")).toBe(true);
  expect(isAllowed(site, "https://app.lagom.example/books")).toBe(true);
  expect(isAllowed(site, "https://lagom.example.evil.com/")).toBe(false);
});
