import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { readingPositions } from "../../schema/reading-positions.table.ts";
import type { Feature } from "../feature.ts";
import { readingPositionRoutes } from "./reading-positions.routes.ts";

export const readingPositionsFeature: Feature = {
  routes: readingPositionRoutes,
  personalData: { exported: { reading_positions: rowsIn(readingPositions) } },
};
