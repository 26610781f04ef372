import type { Feature } from "../feature.ts";
import { userRoutes } from "./users.routes.ts";

export const accountFeature: Feature = { routes: userRoutes };
