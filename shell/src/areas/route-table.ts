import type { Area, AreaModules, AreaName, ExposeOf } from "@lagom/shared/remote";

/** Who may see a page (docs/product.md#routes). */
export type Guard = "protected" | "public-only" | "none" | "admin";

type PageOf<A extends Area> = {
  [E in ExposeOf<A>]: AreaModules[A][E] extends { Page: unknown } ? E : never;
}[ExposeOf<A>];

interface RouteBase {
  path: string;
  guard: Guard;
  /** Parts of areas that the page shows at once, loaded in parallel. */
  parts?: readonly { area: AreaName; page: string }[] | undefined;
  /** Its entry in the reader's menu, where an area declares one. */
  nav?: string | undefined;
  /** A script of the shell that draws what it can before the page's code is loaded. */
  early?: "first-text";
}
export type AreaRoute = RouteBase & {
  area: AreaName;
  page: string;
  /** Where an area declares the page. Those of other routes are in `messages/`: only the web host needs them. */
  title?: string | undefined;
};
/** One of the shell's own pages, by the name of its module under `pages/`. */
export type ShellRoute = RouteBase & { page: ShellPage; area?: undefined };
export type ShellPage =
  | "landing"
  | "auth-callback"
  | "reset-password"
  | "password-recovery"
  | "account"
  | "widgets"
  | PublicPage;
/** Pages for everybody, at addresses of their names. */
const PUBLIC_PAGES = ["about", "privacy", "terms", "cookies", "contact", "faq"] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];
/** Pages of administrators beside the dashboard, at addresses of their names below it. */
const ADMIN_PAGES = [
  "book-lists",
  "ratings",
  "users",
  "feedback",
  "mails",
  "feeds",
  "dictionaries",
  "releases",
] as const;

const own = (path: string, guard: Guard, page: ShellPage): ShellRoute => ({ path, guard, page });
const area = <A extends Area>(
  path: string,
  guard: Guard,
  name: A,
  page: PageOf<A>,
  more?: Partial<AreaRoute>,
): AreaRoute => ({ path, guard, page, area: name, ...more });

/**
 * Every route that this shell knows by itself (docs/product.md#routes). Each release of the shell contains it as JSON for the web host, with the
 * title, description and first data call of each page.
 */
export const ROUTES: readonly (AreaRoute | ShellRoute)[] = [
  own("/", "public-only", "landing"),
  area("/newsfeed", "protected", "reader", "newsfeed"),
  area("/article/:articleId", "protected", "reader", "reader", { early: "first-text" }),
  area("/reader", "protected", "reader", "reader", { early: "first-text" }),
  area("/my-words", "protected", "account", "words"),
  area("/my-lookups", "protected", "account", "lookups"),
  area("/my-articles", "protected", "account", "articles"),
  area("/profile-stats", "protected", "account", "statistics"),
  area("/books", "protected", "books", "books"),
  area("/books/:slug", "none", "books", "book", { parts: [{ area: "reader", page: "passage" }] }),
  area("/liked-book-bites", "protected", "books", "liked"),
  area("/lists/:id", "none", "books", "list"),
  area("/admin", "protected", "admin", "dashboard"),
  ...ADMIN_PAGES.map((page) => area(`/admin/${page}`, "protected", "admin", page)),
  own("/account", "protected", "account"),
  own("/auth/callback", "none", "auth-callback"),
  own("/auth/reset-password", "none", "reset-password"),
  own("/auth/password-recovery", "none", "password-recovery"),
  ...PUBLIC_PAGES.map((page) => own(`/${page}`, "none", page)),
  own("/dev/widgets", "none", "widgets"),
];
