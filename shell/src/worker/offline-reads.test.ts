import { callUrl } from "@lagom/shared/contract/call-url";
import { expect, it } from "vitest";
import { cacheOf, isOfArticle, isOutdated, kindOf, otherAddresses, userOf } from "./offline-reads.ts";

const ORIGINS = ["http://localhost:3000", "http://localhost:4000"];
const kind = (address: string) => kindOf(new URL(address, ORIGINS[1]), ORIGINS);

it.each([
  ["/api/article/5/rewrite?language=svenska&level=B1", "texts"],
  ["/api/rewrite/7?part=9", "texts"],
  ["/api/user/texts/3", "texts"],
  ["/api/newsfeed?language=svenska&level=A2&page=1&limit=20", "lists"],
  ["/api/user-words?page=1&limit=50", "lists"],
  ["/api/user-words/marks?language=svenska", "lists"],
  ["/api/books/7/chapters/2?lang=svenska&level=A2", "texts"],
  ["/api/books/7/chapters?lang=sv&level=A2", "lists"],
  ["/api/user/preferences", "lists"],
  ["/api/token-corrections?language=svenska", "lists"],
  ["/api/user/export", undefined],
  ["/api/admin/users", undefined],
  ["/api/user-words/check/hund?source_lang=sv", undefined],
  ["http://localhost:54321/auth/v1/user", undefined],
])("%s is cached as %s", (address, expected) => expect(kind(address)).toBe(expected));

it("knows an article, recommended or not, by all addresses at which it is asked for later", () => {
  const [, api = ""] = ORIGINS;
  const reading = { language: "العربية", level: "B1" };
  const text = { article_id: 5, rewrite_id: 7 };
  const recommended = callUrl(
    "GET /api/article_rewrite",
    api,
    {},
    { ...reading, categories: "world,science" },
  );
  const article = callUrl("GET /api/article/{id}/rewrite", api, { id: 5 }, reading);
  const rewrite = callUrl("GET /api/rewrite/{id}", api, { id: 7 }, {});
  expect([recommended, article, rewrite, `${article}&part=2`].map(isOfArticle)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(otherAddresses(recommended, text)).toEqual([article, rewrite]);
  expect(otherAddresses(article, text)).toEqual([rewrite]);
  for (const other of [{ ...text, article_id: null }, {}, null])
    expect(otherAddresses(recommended, other)).toEqual([]);
});

it("reads the user from a token, also with the letters of base64url", () => {
  const payload = btoa(JSON.stringify({ sub: "ada", name: "ÿÿþ?" }))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  expect(payload).toMatch(/[-_]/);
  expect(userOf(`Bearer x.${payload}.y`)).toBe("ada");
  expect(userOf("Bearer test-token")).toBeUndefined();
  expect(userOf(null)).toBeUndefined();
});

it("knows the caches whose answers pages no longer read", () => {
  expect(isOutdated(cacheOf("ada", "texts"))).toBe(false);
  expect(isOutdated("lagom-personal-ada-texts")).toBe(true);
  expect(isOutdated("lagom-files")).toBe(false);
});
