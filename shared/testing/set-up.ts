import "./without-dev-tools.ts";
import "./document.ts";
import "../ui/tokens.css";
import { afterEach, beforeEach, expect, vi } from "vitest";
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

afterEach(({ task }) => {
  // The report counts a test that passes only when retried as flaky (tests/run/vitest-report.ts).
  if (task.result?.retryCount) Object.assign(task.meta, { retried: true });
  clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(forgetAnswers(), "requests without an answer").toEqual([]);
  expect(forgetConsole(), "console errors").toEqual([]);
});
