import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { tokenCorrections } from "../../schema/token-corrections.table.ts";
import type { Feature } from "../feature.ts";
import { tokenCorrectionRoutes } from "./token-corrections.routes.ts";

export const tokenCorrectionsFeature: Feature = {
  routes: tokenCorrectionRoutes,
  personalData: { exported: { token_corrections: rowsIn(tokenCorrections) } },
};
