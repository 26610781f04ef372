import type { SavedWord } from "@lagom/shared/contract/words";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { strings } from "../../strings.ts";
import { addressOf } from "../met-in.tsx";
import { TranslationCell } from "../translation-cell.tsx";
import styles from "./hard-word.module.css";
import type { Review } from "./use-review.ts";

const names = strings.review.hard;

/** Says that a word is forgotten again and again, and what may help; what becomes of it is for the reader to say. */
export function HardWord({ word, review }: { word: SavedWord; review: Review }) {
  const address = word.context && addressOf(word.context);
  return (
    <section className={styles.hard} aria-label={names.title}>
      <p>
        <Tag tone="saffron">{names.title}</Tag> {names.text}
      </p>
      <div className={styles.ways}>
        <span className={styles.translation}>
          {names.translation} <TranslationCell word={word} onChange={review.translate} />
        </span>
        {address && <LinkButton to={address}>{names.seeInText}</LinkButton>}
        <Button onClick={() => review.leave("ignored")}>{names.setAside}</Button>
      </div>
    </section>
  );
}
