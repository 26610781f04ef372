import type { Feature } from "../feature.ts";
import { adminRoutes } from "./admin.routes.ts";
import { forgetInLog } from "./admin-log.queries.ts";

export const adminFeature: Feature = {
  routes: adminRoutes,
  personalData: { delete: forgetInLog },
};
