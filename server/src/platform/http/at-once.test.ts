import { expect, it } from "vitest";
import { atOnce } from "./at-once.ts";

it("lets a caller have so much under way, and no other caller wait for that", async () => {
  const { run } = atOnce(2, "Too many at once");
  const held = Promise.withResolvers<string>();
  const both = [run("a", () => held.promise), run("a", () => held.promise)];
  await expect(run("a", async () => "third")).rejects.toMatchObject({
    code: "rate_limited",
    message: "Too many at once",
  });
  expect(await run("b", async () => "other")).toBe("other");
  held.resolve("held");
  expect(await Promise.all(both)).toEqual(["held", "held"]);
  await expect(run("a", () => Promise.reject(new Error("fails")))).rejects.toThrow("fails");
  expect(await Promise.all([1, 2].map((n) => run("a", async () => n)))).toEqual([1, 2]);
});
