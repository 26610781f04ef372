import { eq } from "drizzle-orm";
import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { queued } from "../../platform/jobs/jobs-of-features.ts";
import { feedback } from "../../schema/feedback.table.ts";
import type { Feature } from "../feature.ts";
import { contactRoutes } from "./contact.routes.ts";
import { FEEDBACK_MAIL } from "./feedback-mail-job.ts";
import { sendFeedbackMails } from "./mail-feedback.ts";

export const feedbackFeature: Feature = {
  routes: contactRoutes,
  jobs: [queued(FEEDBACK_MAIL, sendFeedbackMails)],
  personalData: {
    exported: { feedback: rowsIn(feedback) },
    delete: async (tx, userId) => {
      await tx.delete(feedback).where(eq(feedback.userId, userId));
    },
  },
};
