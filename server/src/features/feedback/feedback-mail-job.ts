import type { LanguageCode } from "@lagom/shared/text/languages";
import type { JobKind } from "../../platform/jobs/job-kind.ts";

/** Stands for all administrators, who are looked up as the mail is sent. */
export const ADMINISTRATORS = "administrators";

/** A message that is to be mailed to the administrators of a language; who wrote what stands in its row. */
export interface FeedbackMail {
  feedbackId: number;
  /** An address only where an earlier version has added the job. */
  to: string;
  /** Missing where an earlier version has added the job: then to all of them, in English. */
  language?: LanguageCode;
  purpose: "feedback";
}

const DAY_MS = 86_400_000;

export const FEEDBACK_MAIL: JobKind<FeedbackMail> = {
  name: "feedback-mail",
  attemptSeconds: 120,
  lifeMs: () => 3 * DAY_MS,
};
