import type { CallKey } from "@lagom/shared/contract/calls";
import type { Area, AreaModules, ExposeOf } from "@lagom/shared/remote";

/** `protected` and `public-only` are the guards of product.md §2. */
export type Guard = "protected" | "public-only" | "none";

/** A page's first data call; `$language`, `$level` and `$categories` stand for the reader's preferences, `:name` for a part of the path. */
export interface FirstCall {
  key: CallKey;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
}

type AreaTarget = { [A in Area]: { area: A; page: PageOf<A> } }[Area];
type PageOf<A extends Area> = {
  [E in ExposeOf<A>]: AreaModules[A][E] extends { Page: unknown } ? E : never;
}[ExposeOf<A>];

interface RouteBase {
  path: string;
  guard: Guard;
  title: string;
  first?: FirstCall;
  /** Takes its place where the address has this search parameter, whose value is `?`. */
  firstWith?: Readonly<Record<string, FirstCall>>;
  /** Parts of areas that the page shows at once, to be loaded beside it. */
  parts?: readonly { area: Area; page: string }[];
}
export type AreaRoute = RouteBase & AreaTarget;
/** A page of the shell's own, by the name of its module under `pages/`. */
export type ShellRoute = RouteBase & { page: ShellPage; area?: undefined };
export type ShellPage =
  | "landing"
  | "auth-callback"
  | "reset-password"
  | "password-recovery"
  | "widgets"
  | PublicPage;
export type PublicPage = "about" | "privacy" | "terms" | "cookies" | "contact" | "faq";

const reading = { language: "$language", level: "$level" };
const area = <A extends AreaTarget>(
  path: string,
  guard: Guard,
  title: string,
  target: A,
  first?: FirstCall,
): AreaRoute => ({
  path,
  guard,
  title,
  ...target,
  ...(first ? { first } : {}),
});
const own = (path: string, guard: Guard, title: string, page: ShellPage): ShellRoute => ({
  path,
  guard,
  title,
  page,
});

/** Every route of the product (product.md §2, design §3). The web host gets this as JSON with each shell release. */
export const ROUTES: readonly (AreaRoute | ShellRoute)[] = [
  own("/", "public-only", "Read the world at just the right level", "landing"),
  area(
    "/newsfeed",
    "protected",
    "Newsfeed",
    { area: "reader", page: "newsfeed" },
    {
      key: "GET /api/newsfeed",
      query: { ...reading, page: 1, limit: 20, categories: "$categories" },
    },
  ),
  {
    ...area(
      "/article/:articleId",
      "protected",
      "Article",
      { area: "reader", page: "reader" },
      {
        key: "GET /api/article/{id}/rewrite",
        params: { id: ":articleId" },
        query: reading,
      },
    ),
    firstWith: { rewrite: { key: "GET /api/rewrite/{id}", params: { id: "?" } } },
  },
  {
    ...area(
      "/reader",
      "protected",
      "Reader",
      { area: "reader", page: "reader" },
      {
        key: "GET /api/article_rewrite",
        query: { ...reading, categories: "$categories" },
      },
    ),
    firstWith: { text: { key: "GET /api/user/texts/{id}", params: { id: "?" } } },
  },
  area(
    "/my-words",
    "protected",
    "My words",
    { area: "account", page: "words" },
    {
      key: "GET /api/user-words",
      query: { page: 1, limit: 50 },
    },
  ),
  area(
    "/my-lookups",
    "protected",
    "My look-ups",
    { area: "account", page: "lookups" },
    {
      key: "GET /api/user/word-lookups",
      query: { page: 1, limit: 20 },
    },
  ),
  area(
    "/my-articles",
    "protected",
    "My articles",
    { area: "account", page: "articles" },
    {
      key: "GET /api/user/read-articles",
      query: { page: 1, limit: 20 },
    },
  ),
  area(
    "/profile-stats",
    "protected",
    "Statistics",
    { area: "account", page: "statistics" },
    { key: "GET /api/user/statistics" },
  ),
  area(
    "/books",
    "protected",
    "Books",
    { area: "books", page: "books" },
    { key: "GET /api/book-lists", query: { include_books: "true", limit_lists: 6, limit_books: 10 } },
  ),
  {
    ...area("/books/:slug", "none", "Book", { area: "books", page: "book" }),
    parts: [{ area: "reader", page: "passage" }],
  },
  area(
    "/liked-book-bites",
    "protected",
    "Liked books",
    { area: "books", page: "liked" },
    {
      key: "GET /api/ratings/liked",
      query: { limit: 24, offset: 0 },
    },
  ),
  area(
    "/lists/:id",
    "none",
    "Book list",
    { area: "books", page: "list" },
    { key: "GET /api/book-lists/{id}", params: { id: ":id" }, query: { limit: 50, offset: 0 } },
  ),
  area(
    "/admin",
    "protected",
    "Dashboard",
    { area: "admin", page: "dashboard" },
    { key: "GET /api/admin/dashboard" },
  ),
  area("/admin/book-lists", "protected", "Book lists", { area: "admin", page: "book-lists" }),
  area("/admin/ratings", "protected", "Ratings", { area: "admin", page: "ratings" }),
  area("/admin/users", "protected", "Users", { area: "admin", page: "users" }),
  area("/admin/feedback", "protected", "Feedback", { area: "admin", page: "feedback" }),
  area("/admin/releases", "protected", "Releases", { area: "admin", page: "releases" }),
  own("/auth/callback", "none", "Signing in", "auth-callback"),
  own("/auth/reset-password", "none", "Reset password", "reset-password"),
  own("/auth/password-recovery", "none", "Password recovery", "password-recovery"),
  own("/about", "none", "About", "about"),
  own("/privacy", "none", "Privacy", "privacy"),
  own("/terms", "none", "Terms", "terms"),
  own("/cookies", "none", "Cookies", "cookies"),
  own("/contact", "none", "Contact", "contact"),
  own("/faq", "none", "FAQ", "faq"),
  own("/dev/widgets", "none", "Widgets", "widgets"),
];
