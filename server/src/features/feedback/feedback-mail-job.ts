import type { JobKind } from "../../platform/jobs/job-kind.ts";

/** A message that is to be mailed to an administrator; who wrote what stands in its row. */
export interface FeedbackMail {
  feedbackId: number;
  to: string;
  purpose: "feedback";
}

const DAY_MS = 86_400_000;

export const FEEDBACK_MAIL: JobKind<FeedbackMail> = {
  name: "feedback-mail",
  attemptSeconds: 120,
  lifeMs: () => 3 * DAY_MS,
};
