import { analytics } from "@lagom/shared/analytics/analytics";
import { callApi } from "@lagom/shared/api/client";
import { isNetworkError } from "@lagom/shared/api/errors";
import { fixed } from "@lagom/shared/messages";
import { ANONYMOUS_USER, NO_ADDRESS } from "@lagom/shared/text/anonymous";

export interface FeedbackContext {
  page_path: string;
  target_language: string;
  level: string;
}

export interface Feedback {
  name: string | null;
  email: string | null;
  subject: string;
  message: string;
  context: FeedbackContext;
}

/**
 * Sends feedback with its context as JSON in the message.
 * @returns what to show when it failed, null when it was received
 */
export async function sendFeedback({
  name,
  email,
  subject,
  message,
  context,
}: Feedback): Promise<string | null> {
  const body = {
    name: name || ANONYMOUS_USER,
    email: email || NO_ADDRESS,
    subject,
    message: `${message}\n\n${JSON.stringify(context)}`,
  };
  try {
    await callApi("POST /api/contact", { body });
    analytics.track("feedback_sent", { path: context.page_path });
    return null;
  } catch (error) {
    return isNetworkError(error) ? fixed.feedbackNetwork : fixed.feedbackFailed;
  }
}
