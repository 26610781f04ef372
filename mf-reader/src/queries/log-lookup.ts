import { analytics } from "@lagom/shared/analytics/analytics";
import type { Text } from "@lagom/shared/contract/text";
import { onLeave } from "@lagom/shared/leave";
import { LOOKUP_LOG_DEBOUNCE_MS } from "@lagom/shared/limits";
import { useSession } from "@lagom/shared/session/store";
import { clip } from "../text/clip.ts";
import { recordActivity } from "./record-activity.ts";

interface AnsweredLookup {
  word: string;
  translation: string;
  sentence: string;
  answered_by: string;
}

let waiting: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopListening: (() => void) | undefined;

/** Logs an answered lookup once the reader stays on it for a moment; words merely passed over are not logged. */
export function logLookup(text: Text, { answered_by, ...look }: AnsweredLookup): void {
  clearTimeout(timer);
  stopListening ??= onLeave(send);
  const langs = { source_lang: text.lang, target_lang: text.gloss_lang };
  waiting = () => {
    analytics.track("word_looked_up", { ...langs, answered_by });
    if (useSession.getState().user === null) return;
    void recordActivity({
      activity_type: "word_lookup",
      rewrite_id: text.rewrite_id,
      language: text.language,
      level: text.level,
      activity_data: {
        ...look,
        word: clip(look.word, 200),
        translation: clip(look.translation, 500),
        ...langs,
      },
    });
  };
  timer = setTimeout(send, LOOKUP_LOG_DEBOUNCE_MS);
}

function send(): void {
  clearTimeout(timer);
  stopListening?.();
  stopListening = undefined;
  waiting?.();
  waiting = undefined;
}
