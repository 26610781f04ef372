import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetReturnTarget, rememberedReturnTarget, rememberReturnTarget } from "./return-target.ts";

const BOOK = { pathname: "/books/emma", search: "?from=friend", hash: "#text", state: null };
const LANDING = { pathname: "/", search: "", hash: "", state: null };
const DAY_MS = 24 * 60 * 60_000;

const openTab = () => vi.stubGlobal("sessionStorage", emptyStorage());

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://lagom.example" });
  vi.stubGlobal("localStorage", emptyStorage());
  openTab();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is known in the tab that a mailed link opens, for a day", () => {
  rememberReturnTarget(BOOK, "mail");
  openTab();
  expect(rememberedReturnTarget()).toBe("/books/emma?from=friend#text");
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(rememberedReturnTarget()).toBe("/books/emma?from=friend#text");
  vi.advanceTimersByTime(1);
  expect(rememberedReturnTarget()).toBeNull();
});

it("stays in its own tab for who goes to another site", () => {
  rememberReturnTarget(BOOK, "site");
  expect(rememberedReturnTarget()).toBe("/books/emma?from=friend#text");
  openTab();
  expect(rememberedReturnTarget()).toBeNull();
});

it("is forgotten in every tab once it was used, and by who begins anew at the start", () => {
  for (const forget of [forgetReturnTarget, () => rememberReturnTarget(LANDING, "mail")]) {
    rememberReturnTarget(BOOK, "mail");
    forget();
    expect(rememberedReturnTarget()).toBeNull();
  }
});

it.each(["//evil.example/x", "https://evil.example", "{", '{"place":5}'])(
  "is never an address of somebody else or broken: %s",
  (target) => {
    const until = Date.now() + DAY_MS;
    localStorage.setItem(
      "lagom.return-place",
      target.startsWith("{") ? target : JSON.stringify({ place: target, until }),
    );
    expect(rememberedReturnTarget()).toBeNull();
  },
);
