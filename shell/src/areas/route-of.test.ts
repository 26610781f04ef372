import type { AreaPage, AreaRelease } from "@lagom/shared/release-document";
import { beforeAll, expect, it } from "vitest";
import type * as current from "./route-of.ts";

const release = (id: string, pages?: AreaPage[]): AreaRelease => ({ id, entry: "", integrity: "", pages });
const page = (path: string, guard: AreaPage["guard"] = "protected"): AreaPage => ({
  ...{ path, guard },
  page: "page",
  title: "A page",
});

let routeOf: typeof current.routeOf;
let releases: typeof import("./releases.ts");
beforeAll(async () => {
  const areas = {
    notes: {
      live: release("live", [page("/notes/new", "admin"), page("/notes/:id", "none")]),
      canary: null,
      fallback: release("fallback", [page("/notes/old/ones")]),
    },
    maps: { live: release("live", [page("/maps")]), canary: null, fallback: release("fallback") },
    books: { live: release("books", [page("/books/by-year")]), canary: null, fallback: null },
  };
  const document = { environment: "test", revision: 1, shell: { live: {} }, areas };
  Object.assign(globalThis, {
    document: { getElementById: () => ({ textContent: JSON.stringify(document) }) },
  });
  ({ routeOf } = await import("./route-of.ts"));
  releases = await import("./releases.ts");
});

it("finds the area and page of every kind of address", () => {
  expect(routeOf("/")).toMatchObject({ guard: "public-only", page: "landing" });
  expect(routeOf("/newsfeed")).toMatchObject({ guard: "protected", area: "reader", page: "newsfeed" });
  expect(routeOf("/article/7")).toMatchObject({ guard: "protected", area: "reader", page: "reader" });
  expect(routeOf("/books/gosta-berling")).toMatchObject({ guard: "none", area: "books", page: "book" });
  expect(routeOf("/admin/users")).toMatchObject({ guard: "protected", area: "admin", page: "users" });
  expect(routeOf("/auth/callback")).toMatchObject({ guard: "none", page: "auth-callback" });
  expect(routeOf("/nowhere")).toBeUndefined();
});

it("knows the pages that an area declares in the release that this tab shows", () => {
  expect(routeOf("/notes/new")).toMatchObject({ area: "notes", guard: "admin" });
  expect(routeOf("/notes/7")).toMatchObject({ guard: "none" });
  expect(routeOf("/notes/old/ones")).toBeUndefined();
  releases.breakRelease("notes", "live");
  expect(routeOf("/notes/new")).toBeUndefined();
  expect(routeOf("/notes/old/ones")).toMatchObject({ area: "notes" });
});

it("takes pages that a fallback does not name from the live release, as the document leaves them out", () => {
  releases.breakRelease("maps", "live");
  expect(routeOf("/maps")).toMatchObject({ area: "maps" });
  releases.breakRelease("maps", "fallback");
  expect(routeOf("/maps")).toMatchObject({ area: "maps" });
});

it("prefers a route of the shell to a page that an area declares over it", () => {
  expect(routeOf("/books/by-year")).toMatchObject({ page: "book" });
});
