import { expect, test } from "vitest";
import { cutShort } from "./cut-short.ts";

test.each([
  ["Det var en gång", "Det var en gång…"],
  ["Det var en gång...", "Det var en gång…"],
  ["Först … ", "Först…"],
  ["Ett, två – ", "Ett, två…"],
  ["猫坐在垫子上。", "猫坐在垫子上…"],
  ["Varför?", "Varför?…"],
])("“%s” is cut short with one ellipsis", (beginning, short) => {
  expect(cutShort(beginning)).toBe(short);
});
