import { matchPath } from "react-router-dom";
import { releaseOf, useReleases } from "./releases.ts";
import { type AreaRoute, ROUTES } from "./route-table.ts";

/** The routes that areas declare in the releases that this tab shows; one never stands in the way of the shell's own. */
export const addedRoutes = (): AreaRoute[] =>
  Object.entries(useReleases.getState().taken.areas).flatMap(([area, { live }]) =>
    ((releaseOf(area) ?? live).pages ?? live.pages ?? [])
      .filter(({ path }) => !ROUTES.some((own) => matchPath(own.path, path)))
      .map((page) => ({ ...page, area })),
  );
