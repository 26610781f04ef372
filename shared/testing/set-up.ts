import "./document.ts";
import "../ui/tokens.css";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { DESKTOP } from "./accessible.ts";
import { forgetConsole, watchConsole } from "./console.ts";
import { forgetAnswers, takeNetwork } from "./network.ts";
import { clear } from "./render.tsx";

takeNetwork();
watchConsole();

beforeEach(async () => {
  await page.viewport(DESKTOP.width, DESKTOP.height);
  // What an earlier test left to be sent a moment later, and was sent before this one began, belongs to neither.
  forgetAnswers();
});

afterEach(() => {
  clear();
  expect(forgetAnswers(), "requests without an answer").toEqual([]);
  expect(forgetConsole(), "console errors").toEqual([]);
});
