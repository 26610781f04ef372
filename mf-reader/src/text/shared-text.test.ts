import { expect, test } from "vitest";
import { bookmarkletFor, sharedTextFrom, withoutSharedText } from "./shared-text.ts";

const LONG = "Havet är djupt. ".repeat(30);

test.each([
  ["share_url=https://example.org/a%3Fb%3D1", { url: "https://example.org/a?b=1", text: "", title: "" }],
  [
    "share_title=Nyhet&share_text=Nyhet%20https://example.org/a",
    { url: "https://example.org/a", text: "", title: "" },
  ],
  [
    "share_title=Havet&share_text=Havet%20%C3%A4r%20djupt.",
    { url: "", text: "Havet är djupt.", title: "Havet" },
  ],
  [
    `share_text=${encodeURIComponent(`${LONG}https://example.org/a`)}`,
    { url: "", text: `${LONG}https://example.org/a`, title: "" },
  ],
  ["share_text=%20", null],
  ["harder=true", null],
])("%s brings %j", (search, brought) => {
  expect(sharedTextFrom(new URLSearchParams(search))).toEqual(brought);
});

test("what was shared goes from the address, and all else stays", () => {
  const search = new URLSearchParams("harder=true&share_url=https://example.org&share_title=A&share_text=B");
  expect(withoutSharedText(search).toString()).toBe("harder=true");
});

test("the bookmarklet brings the address of the page one is on", () => {
  const location = { href: "https://example.org/a?b=1&c='d'" };
  new Function("location", bookmarkletFor("https://lagom.test/newsfeed").replace("javascript:", ""))(
    location,
  );
  expect(sharedTextFrom(new URL(location.href).searchParams)?.url).toBe("https://example.org/a?b=1&c='d'");
});
