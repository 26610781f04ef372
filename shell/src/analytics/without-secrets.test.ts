import { expect, test } from "vitest";
import { cleanProperties, cleanRecording, maskAttribute } from "./without-secrets.ts";

test("addresses lose their query and fragment, wherever they stand; other texts stay", () => {
  const at = new Date();
  expect(
    cleanProperties({
      $current_url: "https://lagom.example/auth/callback?token_hash=abc#x",
      $set: { $initial_referrer: "https://a.example/?q=1", email: "a?b@example.com" },
      list: ["http://b.example/#y"],
      count: 3,
      at: null,
    }),
  ).toEqual({
    $current_url: "https://lagom.example/auth/callback",
    $set: { $initial_referrer: "https://a.example/", email: "a?b@example.com" },
    list: ["http://b.example/"],
    count: 3,
    at: null,
  });
  expect(cleanProperties({ at })).toEqual({ at });
});

test("a recording loses them too", () => {
  expect(
    cleanRecording([
      { data: { href: "https://a.example/?token=1" } },
      { data: { payload: { href: "https://a.example/b#c" } } },
      { data: {} },
    ]),
  ).toEqual([
    { data: { href: "https://a.example/" } },
    { data: { payload: { href: "https://a.example/b" } } },
    { data: {} },
  ]);
});

test.each([
  ["aria-label", "Delete hund", "***********"],
  ["title", "a", "*"],
  ["href", "mailto:a@example.com", "mailto:"],
  ["href", "/reset?token=1", "/reset"],
  ["class", "wide", "wide"],
])("of the attribute %s=%s a recording has %s", (name, value, masked) => {
  expect(maskAttribute(name, value)).toBe(masked);
});
