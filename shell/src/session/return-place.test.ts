import { emptyStorage } from "@lagom/shared/testing/storage";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPlace, rememberedPlace, rememberPlace } from "./return-place.ts";

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
  rememberPlace(BOOK, "mail");
  openTab();
  expect(rememberedPlace()).toBe("/books/emma?from=friend#text");
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(rememberedPlace()).toBe("/books/emma?from=friend#text");
  vi.advanceTimersByTime(1);
  expect(rememberedPlace()).toBeNull();
});

it("stays in its own tab for who goes to another site", () => {
  rememberPlace(BOOK, "site");
  expect(rememberedPlace()).toBe("/books/emma?from=friend#text");
  openTab();
  expect(rememberedPlace()).toBeNull();
});

it("is forgotten in every tab once it was used, and by who begins anew at the start", () => {
  for (const forget of [forgetPlace, () => rememberPlace(LANDING, "mail")]) {
    rememberPlace(BOOK, "mail");
    forget();
    expect(rememberedPlace()).toBeNull();
  }
});

it.each(["//evil.example/x", "https://evil.example", "{", '{"place":5}'])(
  "is never an address of somebody else or broken: %s",
  (place) => {
    const until = Date.now() + DAY_MS;
    localStorage.setItem(
      "lagom.return-place",
      place.startsWith("{") ? place : JSON.stringify({ place, until }),
    );
    expect(rememberedPlace()).toBeNull();
  },
);
