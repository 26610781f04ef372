import { expect, it } from "vitest";
import { routeOf } from "./use-current-route.ts";

it("finds the area and page of every kind of address", () => {
  expect(routeOf("/")).toMatchObject({ guard: "public-only", page: "landing" });
  expect(routeOf("/newsfeed")).toMatchObject({ guard: "protected", area: "reader", page: "newsfeed" });
  expect(routeOf("/article/7")).toMatchObject({ guard: "protected", area: "reader", page: "reader" });
  expect(routeOf("/books/gosta-berling")).toMatchObject({ guard: "none", area: "books", page: "book" });
  expect(routeOf("/admin/users")).toMatchObject({ guard: "protected", area: "admin", page: "users" });
  expect(routeOf("/auth/callback")).toMatchObject({ guard: "none", page: "auth-callback" });
  expect(routeOf("/nowhere")).toBeUndefined();
});
