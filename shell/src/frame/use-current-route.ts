import { useLocation } from "@lagom/shared/router";
import { matchPath } from "react-router-dom";
import { type AreaRoute, ROUTES, type ShellRoute } from "../areas/route-table.ts";

/** The route of an address. */
export function routeOf(pathname: string): AreaRoute | ShellRoute | undefined {
  return ROUTES.find((route) => matchPath(route.path, pathname));
}

export const useCurrentRoute = (): AreaRoute | ShellRoute | undefined => routeOf(useLocation().pathname);
