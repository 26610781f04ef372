import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences } from "@lagom/shared/preferences/store";
import { useLocation } from "@lagom/shared/router";
import type { FeedbackContext } from "./send-feedback.ts";

/** What is sent along with a message: the page, and what is read there. */
export function useFeedbackContext(): FeedbackContext {
  const { pathname } = useLocation();
  const preferences = usePreferences();
  return {
    page_path: pathname,
    target_language: preferences.target_language,
    level: levelFor(preferences),
  };
}
