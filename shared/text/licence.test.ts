import { expect, test } from "vitest";
import { licenceUrl } from "./licence.ts";

test.each([
  ["CC BY 3.0", "https://creativecommons.org/licenses/by/3.0/"],
  ["CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"],
  ["CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["Public domain", null],
  ["CC BY", null],
])("the text of %s is at %s", (name, url) => {
  expect(licenceUrl(name)).toBe(url);
});
