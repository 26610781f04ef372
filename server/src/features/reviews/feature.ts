import { growingRowsIn, rowsIn } from "../../identity/personal-data/personal-data.ts";
import { recurring } from "../../platform/jobs/jobs-of-features.ts";
import { reviewAnswers, reviewParameters } from "../../schema/reviews.table.ts";
import type { Feature } from "../feature.ts";
import { fitReviewParameters } from "./fit-parameters.ts";
import { reviewRoutes } from "./reviews.routes.ts";

export const reviewsFeature: Feature = {
  routes: reviewRoutes,
  jobs: [recurring(fitReviewParameters)],
  personalData: {
    exported: { reviews: growingRowsIn(reviewAnswers), review_parameters: rowsIn(reviewParameters) },
  },
};
