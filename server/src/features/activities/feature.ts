import { growingRowsIn, rowsIn } from "../../identity/personal-data/personal-data.ts";
import type { BackgroundJob } from "../../platform/background-job.ts";
import type { Db } from "../../platform/database/open.ts";
import { activities, activityDaily, readingProgress, streakDays } from "../../schema/activities.table.ts";
import { levelAnswers } from "../../schema/level-answers.table.ts";
import type { Feature, FeatureDeps } from "../feature.ts";
import { activityRoutes } from "./activities.routes.ts";
import { maintainActivities } from "./maintain-activities.ts";

const maintenance: BackgroundJob<FeatureDeps> = {
  name: "maintain-activities",
  start({ queue, config }) {
    const run = (db: Db) => maintainActivities(db, config.ACTIVITY_MONTHS);
    queue.recur([{ name: "maintain-activities", every: "day", run }]);
    return undefined;
  },
};

export const activitiesFeature: Feature = {
  routes: activityRoutes,
  jobs: [maintenance],
  personalData: {
    exported: {
      days: rowsIn(activityDaily),
      reading: rowsIn(readingProgress),
      streak_days: rowsIn(streakDays),
      level_answers: rowsIn(levelAnswers),
      activities: growingRowsIn(activities),
    },
  },
};
