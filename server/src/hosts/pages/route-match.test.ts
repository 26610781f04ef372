import { expect, test } from "vitest";
import { firstCallOf, matchRoute, type RouteEntry } from "./route-match.ts";

const ROUTES: RouteEntry[] = [
  {
    path: "/reader",
    guard: "protected",
    title: "Reader",
    page: "reader",
    first: { key: "GET /api/article_rewrite", query: { language: "$language" } },
    firstWith: {
      text: { key: "GET /api/user/texts/{id}", params: { id: "?" } },
      book: {
        key: "GET /api/books/{id}/chapters/{chapter}",
        params: { id: "?", chapter: "?chapter" },
        query: { lang: "$language" },
      },
    },
  },
  {
    path: "/article/:articleId",
    guard: "protected",
    title: "Article",
    page: "reader",
    first: { key: "GET /api/article/{id}/rewrite", params: { id: ":articleId" } },
  },
];

function firstCall(address: string): string | null {
  const { pathname, searchParams } = new URL(address, "http://web");
  const match = matchRoute(ROUTES, pathname);
  return match ? firstCallOf(match, "http://api", searchParams) : null;
}

test.each([
  ["/reader", "http://api/api/article_rewrite?language=%24language"],
  ["/reader?text=7", "http://api/api/user/texts/7"],
  ["/reader?book=7&chapter=2", "http://api/api/books/7/chapters/2?lang=%24language"],
  ["/reader?book=7&chapter=../8", null],
  ["/reader?text=../admin", "http://api/api/article_rewrite?language=%24language"],
  ["/article/12?text=7", "http://api/api/article/12/rewrite"],
  ["/elsewhere", null],
])("%s begins with the call %s", (address, call) => expect(firstCall(address)).toBe(call));
