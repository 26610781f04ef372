import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { preferences } from "../../schema/preferences.table.ts";
import type { Feature } from "../feature.ts";
import { preferencesRoutes } from "./preferences.routes.ts";

export const preferencesFeature: Feature = {
  routes: preferencesRoutes,
  personalData: { exported: { preferences: rowsIn(preferences) } },
};
