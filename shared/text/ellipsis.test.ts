import { expect, test } from "vitest";
import { withEllipsis } from "./ellipsis.ts";

test.each([
  ["Det var en gång", "Det var en gång…"],
  ["Det var en gång...", "Det var en gång…"],
  ["Först … ", "Först…"],
  ["Ett, två – ", "Ett, två…"],
  ["猫坐在垫子上。", "猫坐在垫子上…"],
  ["Varför?", "Varför?…"],
])("“%s” ends in one ellipsis", (beginning, short) => {
  expect(withEllipsis(beginning)).toBe(short);
});
