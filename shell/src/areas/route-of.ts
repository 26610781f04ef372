import { matchPath } from "react-router-dom";
import { addedRoutes } from "./added-routes.ts";
import { type AreaRoute, ROUTES, type ShellRoute } from "./route-table.ts";

/** The route of an address. */
export function routeOf(pathname: string): AreaRoute | ShellRoute | undefined {
  return [...ROUTES, ...addedRoutes()].find((route) => matchPath(route.path, pathname));
}
