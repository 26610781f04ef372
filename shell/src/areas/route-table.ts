import type { Area, AreaModules, AreaName, ExposeOf } from "@lagom/shared/remote";

/** Who may see a page (docs/product.md#routes). */
export type Guard = "protected" | "public-only" | "none" | "admin";

type AreaTarget = { [A in Area]: { area: A; page: PageOf<A> } }[Area];
type PageOf<A extends Area> = {
  [E in ExposeOf<A>]: AreaModules[A][E] extends { Page: unknown } ? E : never;
}[ExposeOf<A>];

interface RouteBase {
  path: string;
  guard: Guard;
  title: string;
  /** Parts of areas that the page shows at once, loaded in parallel. */
  parts?: readonly { area: AreaName; page: string }[] | undefined;
  /** Its entry in the reader's menu, where an area declares one. */
  nav?: string | undefined;
  /** A script of the shell that draws what it can before the page's code is loaded. */
  early?: "first-text";
}
export type AreaRoute = RouteBase & { area: AreaName; page: string };
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
export type PublicPage = "about" | "privacy" | "terms" | "cookies" | "contact" | "faq";

const area = <A extends AreaTarget>(path: string, guard: Guard, title: string, target: A): AreaRoute => ({
  path,
  guard,
  title,
  ...target,
});
const own = (path: string, guard: Guard, title: string, page: ShellPage): ShellRoute => ({
  path,
  guard,
  title,
  page,
});

/**
 * Every route that this shell knows by itself (docs/product.md#routes). Each release of the shell contains it as JSON for the web host, with the
 * description and the first data call of each page.
 */
export const ROUTES: readonly (AreaRoute | ShellRoute)[] = [
  own("/", "public-only", "Read the world at just the right level", "landing"),
  area("/newsfeed", "protected", "Newsfeed", { area: "reader", page: "newsfeed" }),
  {
    ...area("/article/:articleId", "protected", "Article", { area: "reader", page: "reader" }),
    early: "first-text",
  },
  { ...area("/reader", "protected", "Reader", { area: "reader", page: "reader" }), early: "first-text" },
  area("/my-words", "protected", "My words", { area: "account", page: "words" }),
  area("/my-lookups", "protected", "My lookups", { area: "account", page: "lookups" }),
  area("/my-articles", "protected", "My articles", { area: "account", page: "articles" }),
  area("/profile-stats", "protected", "Statistics", { area: "account", page: "statistics" }),
  area("/books", "protected", "Books", { area: "books", page: "books" }),
  {
    ...area("/books/:slug", "none", "Book", { area: "books", page: "book" }),
    parts: [{ area: "reader", page: "passage" }],
  },
  area("/liked-book-bites", "protected", "Liked books", { area: "books", page: "liked" }),
  area("/lists/:id", "none", "Book list", { area: "books", page: "list" }),
  area("/admin", "protected", "Dashboard", { area: "admin", page: "dashboard" }),
  area("/admin/book-lists", "protected", "Book lists", { area: "admin", page: "book-lists" }),
  area("/admin/ratings", "protected", "Ratings", { area: "admin", page: "ratings" }),
  area("/admin/users", "protected", "Users", { area: "admin", page: "users" }),
  area("/admin/feedback", "protected", "Feedback", { area: "admin", page: "feedback" }),
  area("/admin/mails", "protected", "Mails", { area: "admin", page: "mails" }),
  area("/admin/feeds", "protected", "Feeds", { area: "admin", page: "feeds" }),
  area("/admin/dictionaries", "protected", "Dictionaries", { area: "admin", page: "dictionaries" }),
  area("/admin/releases", "protected", "Releases", { area: "admin", page: "releases" }),
  own("/account", "protected", "Account", "account"),
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
