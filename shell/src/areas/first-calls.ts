import type { CallKey } from "@lagom/shared/contract/calls";
import {
  LIKED_PAGE_SIZE,
  NEWSFEED_PAGE_SIZE,
  READ_ARTICLES_PAGE_SIZE,
  WORD_LOOKUPS_PAGE_SIZE,
  WORDS_PAGE_SIZE,
} from "@lagom/shared/limits";

/** A page's first data call; `$language`, `$level` and `$categories` are preferences, `:name` is a parameter of the path. */
interface FirstCall {
  key: CallKey;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
}

interface FirstCalls {
  first: FirstCall;
  /** Used instead if the URL has this search parameter; its value replaces `?`, that of another parameter `?name`. */
  firstWith?: Readonly<Record<string, FirstCall>>;
}

const reading = { language: "$language", level: "$level" };

/** By path of the route. Only the web host needs them, so they are only part of the route table of the release. */
export const FIRST_CALLS: Readonly<Record<string, FirstCalls>> = {
  "/newsfeed": {
    first: {
      key: "GET /api/newsfeed",
      query: { ...reading, page: 1, limit: NEWSFEED_PAGE_SIZE, categories: "$categories" },
    },
  },
  "/article/:articleId": {
    first: { key: "GET /api/article/{id}/rewrite", params: { id: ":articleId" }, query: reading },
    firstWith: { rewrite: { key: "GET /api/rewrite/{id}", params: { id: "?" } } },
  },
  "/reader": {
    first: { key: "GET /api/article_rewrite", query: { ...reading, categories: "$categories" } },
    firstWith: {
      text: { key: "GET /api/user/texts/{id}", params: { id: "?" } },
      continue: {
        key: "GET /api/user/read-articles",
        query: { unfinished: "true", limit: 1, language: "$language" },
      },
      book: {
        key: "GET /api/books/{id}/chapters/{chapter}",
        params: { id: "?", chapter: "?chapter" },
        query: { lang: "$language", level: "$level" },
      },
    },
  },
  "/my-words": { first: { key: "GET /api/user-words", query: { page: 1, limit: WORDS_PAGE_SIZE } } },
  "/my-lookups": {
    first: { key: "GET /api/user/word-lookups", query: { page: 1, limit: WORD_LOOKUPS_PAGE_SIZE } },
  },
  "/my-articles": {
    first: { key: "GET /api/user/read-articles", query: { page: 1, limit: READ_ARTICLES_PAGE_SIZE } },
  },
  "/profile-stats": { first: { key: "GET /api/user/statistics" } },
  "/account": { first: { key: "GET /api/user/sessions" } },
  "/books": {
    first: { key: "GET /api/books/shelves", query: { language: "$language", show_academic: "false" } },
  },
  "/liked-book-bites": {
    first: { key: "GET /api/ratings/liked", query: { limit: LIKED_PAGE_SIZE, offset: 0 } },
  },
  "/lists/:id": {
    first: { key: "GET /api/book-lists/{id}", params: { id: ":id" }, query: { limit: 50, offset: 0 } },
  },
  "/admin": { first: { key: "GET /api/admin/dashboard" } },
};
