import { afterAll, expect, it } from "vitest";
import { createExtractor } from "./extractor.ts";

const extractor = createExtractor();
afterAll(() => extractor.close());

it("reads twenty pages one after the other and refuses any beyond", async () => {
  const asked = Array.from({ length: 23 }, (_, n) => extractor.textOf(`<p>${n}</p>`));
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 20 }, () => "fulfilled"),
    ...Array.from({ length: 3 }, () => "rejected"),
  ]);
  expect(settled.at(-1)).toMatchObject({ reason: { code: "unavailable" } });
  expect(await extractor.textOf("<p>after</p>")).toBe("after");
});
