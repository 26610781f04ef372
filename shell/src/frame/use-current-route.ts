import { useLocation } from "@lagom/shared/router";
import { matchPath } from "react-router-dom";
import { addedRoutes } from "../areas/added-routes.ts";
import { type AreaRoute, ROUTES, type ShellRoute } from "../areas/route-table.ts";

/** The route of an address. */
export function routeOf(pathname: string): AreaRoute | ShellRoute | undefined {
  return [...ROUTES, ...addedRoutes()].find((route) => matchPath(route.path, pathname));
}

export const useCurrentRoute = (): AreaRoute | ShellRoute | undefined => routeOf(useLocation().pathname);
