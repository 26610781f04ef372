import type { Feature } from "../feature.ts";
import { adminRoutes } from "./admin.routes.ts";
import { forgetInLog } from "./admin-log.queries.ts";
import { exportMails, forgetMails } from "./admin-mails.queries.ts";

export const adminFeature: Feature = {
  routes: adminRoutes,
  personalData: {
    exported: { mails: exportMails },
    async delete(tx, userId) {
      await forgetInLog(tx, userId);
      await forgetMails(tx, userId);
    },
  },
};
