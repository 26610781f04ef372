import type { SavedWord } from "@lagom/shared/contract/words";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { strings } from "../../strings.ts";
import { addressOf } from "../met-in.tsx";
import { TranslationCell } from "../translation-cell.tsx";
import styles from "./hard-word.module.css";
import type { Review } from "./use-review.ts";

/** Says that a word is forgotten again and again, and what may help; what becomes of it is for the reader to say. */
export function HardWord({ word, review }: { word: SavedWord; review: Review }) {
  const address = word.context && addressOf(word.context);
  return (
    <section className={styles.hard} aria-label={strings.review.hard.title}>
      <p>
        <Tag tone="saffron">{strings.review.hard.title}</Tag> {strings.review.hard.text}
      </p>
      <div className={styles.ways}>
        <span className={styles.translation}>
          {strings.review.hard.translation} <TranslationCell word={word} onChange={review.translate} />
        </span>
        {address && <LinkButton to={address}>{strings.review.hard.seeInText}</LinkButton>}
        <Button onClick={() => review.leave("ignored")}>{strings.review.hard.setAside}</Button>
      </div>
    </section>
  );
}
