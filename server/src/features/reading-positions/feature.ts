import { rowsIn } from "../../identity/users/personal-data.ts";
import { places } from "../../schema/places.table.ts";
import type { Feature } from "../feature.ts";
import { placeRoutes } from "./places.routes.ts";

export const readingPositionsFeature: Feature = {
  routes: placeRoutes,
  personalData: { exported: { places: rowsIn(places) } },
};
