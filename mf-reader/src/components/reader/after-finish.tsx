import type { Text } from "@lagom/shared/contract/text";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { useLevelOffer } from "../../queries/level-offer.ts";
import { useStreak } from "../../queries/streak.ts";
import { useWaitingWords } from "../../queries/waiting-words.ts";
import { readerStrings } from "../../strings/reader.ts";
import { strings } from "../../strings.ts";
import { StreakWeek } from "../feed/streak-week.tsx";
import styles from "./finish.module.css";
import { WordsHere } from "./words-here.tsx";

/** What a finished text adds to: the reader's words, the streak, and the words that can be reviewed now. Nothing while it loads. */
export function AfterFinish({ text, parts }: { text: Text; parts: readonly Text[] }) {
  const { language } = text;
  // Asked for here, so that it is there in time when the reader goes on to the newsfeed.
  useLevelOffer(language, true);
  const { data: streak } = useStreak();
  const waiting = useWaitingWords(language);
  return (
    <div className={styles.after}>
      <WordsHere text={text} parts={parts} />
      {streak && (
        <>
          <p>{readerStrings.reader.streak({ days: streak.current })}</p>
          <StreakWeek week={streak.week} />
        </>
      )}
      {waiting > 0 && (
        <Link to={`${paths.words}?review&language=${encodeURIComponent(language)}`}>
          {strings.review({ words: waiting })}
        </Link>
      )}
    </div>
  );
}
