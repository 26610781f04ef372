import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { collectGarbage } from "./collect-garbage.ts";

it("frees what nothing holds any more", async () => {
  const freed = new WeakRef({ text: "x".repeat(1000) });
  // What a reference was made to stays until the turn ends.
  await pause(0);
  await collectGarbage();
  expect(freed.deref()).toBeUndefined();
});
