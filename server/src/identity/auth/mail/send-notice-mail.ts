import type { Work } from "../../../platform/jobs/job-kind.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../errors.ts";
import type { NoticeMail } from "./notice-mail-job.ts";
import { noticeMail } from "./templates.ts";

/** Sends the notices that wait; one for which the server has no mail left is dropped. */
export const sendNoticeMails =
  ({ config, mailBudget, sendMail }: AuthContext): Work<NoticeMail> =>
  async ({ data: { to, purpose }, isFirstAttempt }) => {
    try {
      if (isFirstAttempt) await mailBudget.send(purpose);
    } catch (error) {
      if (error instanceof AuthError) return;
      throw error;
    }
    await sendMail(noticeMail(purpose, to, config.webUrl));
  };
