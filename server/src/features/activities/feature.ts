import { growingRowsIn, rowsIn } from "../../identity/users/personal-data.ts";
import { activities, activityDaily, readingProgress, streakDays } from "../../schema/activities.table.ts";
import type { Feature } from "../feature.ts";
import { activityRoutes } from "./activities.routes.ts";

export const activitiesFeature: Feature = {
  routes: activityRoutes,
  personalData: {
    exported: {
      days: rowsIn(activityDaily),
      reading: rowsIn(readingProgress),
      streak_days: rowsIn(streakDays),
      activities: growingRowsIn(activities),
    },
  },
};
