import { useLocation } from "@lagom/shared/router";
import { routeOf } from "../areas/route-of.ts";
import type { AreaRoute, ShellRoute } from "../areas/route-table.ts";

export const useCurrentRoute = (): AreaRoute | ShellRoute | undefined => routeOf(useLocation().pathname);
