import { rowsIn } from "../../identity/users/personal-data.ts";
import { unitFixes } from "../../schema/unit-fixes.table.ts";
import type { Feature } from "../feature.ts";
import { unitFixRoutes } from "./unit-fixes.routes.ts";

export const unitFixesFeature: Feature = {
  routes: unitFixRoutes,
  personalData: { exported: { unit_fixes: rowsIn(unitFixes) } },
};
