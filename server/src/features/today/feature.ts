import type { Feature } from "../feature.ts";
import { todayRoutes } from "./today.routes.ts";

export const todayFeature: Feature = { routes: todayRoutes };
