import { growingRowsIn } from "../../identity/personal-data/personal-data.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import type { Feature } from "../feature.ts";
import { reviewRoutes } from "./reviews.routes.ts";

export const reviewsFeature: Feature = {
  routes: reviewRoutes,
  personalData: { exported: { reviews: growingRowsIn(reviewAnswers) } },
};
