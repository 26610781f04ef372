import { Tag } from "@lagom/shared/ui/badge";
import { useId, useState } from "react";
import { strings } from "../../strings.ts";
import { interval } from "../../text/interval.ts";
import type { Reviewed } from "../../text/review-session.ts";
import { WordText } from "../word-text.tsx";
import styles from "./reviewed-words.module.css";

interface ReviewedWordsProps {
  words: readonly Reviewed[];
  practice: boolean;
}

/** The words of a round, with what they mean and when each comes again. */
export function ReviewedWords({ words, practice }: ReviewedWordsProps) {
  const title = useId();
  const [now] = useState(() => new Date());
  return (
    <section className={styles.words} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {practice ? strings.review.practised : strings.review.learnt}
      </h3>
      <ul className={styles.list}>
        {words.map(({ word, due, left }) => (
          <li key={word.id} className={styles.row}>
            <span className={styles.texts}>
              <WordText text={word.source_word} lang={word.source_lang} strong />
              <WordText text={word.translated_word} lang={word.target_lang} />
            </span>
            {left && <Tag tone={left === "known" ? "pine" : "plain"}>{strings.saved.status[left]}</Tag>}
            {due && !practice && (
              <span className={styles.due}>
                {strings.review.comesIn({ interval: interval(now, new Date(due)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
