import type { Work } from "../../../platform/jobs/job-kind.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../errors.ts";
import { mailLanguage } from "./mail-options.ts";
import type { NoticeMail } from "./notice-mail-job.ts";
import { noticeMail } from "./templates.ts";

/** Sends the notices that wait; one for which the server has no mail left is dropped. */
export const sendNoticeMails =
  (context: AuthContext): Work<NoticeMail> =>
  async ({ data: { userId, to, purpose, language: asked }, isFirstAttempt }) => {
    const { config, mailBudget, sendMail } = context;
    try {
      if (isFirstAttempt) await mailBudget.send(purpose);
    } catch (error) {
      if (error instanceof AuthError) return;
      throw error;
    }
    const language = await mailLanguage(context, userId, asked);
    await sendMail(noticeMail(purpose, to, config.webUrl, language));
  };
