import { sweepDictionaryEntries } from "../../language/dictionaries/sweep-entries.ts";
import { recurring } from "../../platform/jobs/jobs-of-features.ts";
import type { Feature } from "../feature.ts";
import { adminRoutes } from "./admin.routes.ts";
import { forgetInLog } from "./admin-log.queries.ts";
import { exportMails, forgetMails } from "./admin-mails.queries.ts";
import { countForDashboard } from "./count-product.ts";
import { importDictionaries } from "./dictionary-job.ts";

export const adminFeature: Feature = {
  routes: adminRoutes,
  jobs: [recurring(countForDashboard), recurring(sweepDictionaryEntries), importDictionaries],
  personalData: {
    exported: { mails: exportMails },
    async delete(tx, userId) {
      await forgetInLog(tx, userId);
      await forgetMails(tx, userId);
    },
  },
};
