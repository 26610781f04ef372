import type { LevelOffer } from "@lagom/shared/contract/level-offer";
import { fixed } from "@lagom/shared/messages";
import { updatePreferences } from "@lagom/shared/preferences/store";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { Button } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { answerLevelOffer, useLevelOffer } from "../../queries/level-offer.ts";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import styles from "./level-offer-line.module.css";

/** Offers another level, above the articles. An offer that arrives after them waits for the next visit, so that nothing moves. */
export function LevelOfferLine({ language }: { language: LanguageName }) {
  const offer = useLevelOffer(language, true);
  const [inTime] = useState(Boolean(offer));
  if (!inTime || !offer) return null;
  const { tryIt, notNow, declined } = newsfeedStrings.levelOffer;
  const decline = () => {
    answerLevelOffer(language, offer.level);
    showToast({ text: declined });
  };
  return (
    <div className={styles.offer}>
      <p>{evidence(offer)}</p>
      <div className={styles.answers}>
        <Button size="small" onClick={() => void accept(language, offer)}>
          {tryIt({ level: offer.next })}
        </Button>
        <Button kind="quiet" size="small" onClick={decline}>
          {notNow}
        </Button>
      </div>
    </div>
  );
}

function evidence({ level, seems, finished, words_read, words_looked_up, next }: LevelOffer): string {
  const words = { read: words_read, lookedUp: words_looked_up };
  return seems === "easy"
    ? newsfeedStrings.levelOffer.seemsEasy({ level, finished, ...words, next })
    : newsfeedStrings.levelOffer.seemsHard({ level, ...words, next });
}

async function accept(language: LanguageName, { level, next }: LevelOffer): Promise<void> {
  answerLevelOffer(language, level);
  if (!(await readAt(language, next))) return;
  const { accepted, undo } = newsfeedStrings.levelOffer;
  const onAction = () => void readAt(language, level);
  showToast({ text: accepted({ language, level: next }), action: { label: undo, onAction } });
}

async function readAt(language: LanguageName, level: Level): Promise<boolean> {
  const changed = await updatePreferences({ preferred_levels: { [language]: level } });
  if (!changed) showToast({ text: fixed.preferencesUpdate });
  return changed;
}
