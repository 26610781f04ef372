import type { Feature } from "../feature.ts";
import { releaseData } from "./release-data.ts";
import { sessionRoutes } from "./sessions.routes.ts";
import { userRoutes } from "./users.routes.ts";

export const accountFeature: Feature = {
  routes(app, deps) {
    userRoutes(app, deps);
    sessionRoutes(app, deps);
  },
  personalData: releaseData,
};
