import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { uxFlags } from "../../schema/ux-flags.table.ts";
import type { Feature } from "../feature.ts";
import { uxFlagRoutes } from "./ux-flags.routes.ts";

export const uxFlagsFeature: Feature = {
  routes: uxFlagRoutes,
  personalData: { exported: { ux_flags: rowsIn(uxFlags) } },
};
