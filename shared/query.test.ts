import { notifyManager } from "@tanstack/react-query";
import { expect, test } from "vitest";
import "./query.ts";

test("a page hears of a change before the browser's next task", async () => {
  let heard = false;
  notifyManager.schedule(() => {
    heard = true;
  });
  await Promise.resolve();
  expect(heard).toBe(true);
});
