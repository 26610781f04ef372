import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test("meanings are listed with the comma of their language", () => {
  expect(listed(["big", "tall"], "en")).toBe("big, tall");
  expect(listed(["大きい", "高い"], "ja")).toBe("大きい、高い");
  expect(listed(["كبير", "طويل"], "ar")).toBe("كبير، طويل");
});
