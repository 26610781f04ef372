import type { FeedItem } from "@lagom/shared/contract/text";
import { interfaceDirection } from "@lagom/shared/i18n/language";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { LevelBadge } from "@lagom/shared/ui/badge";
import { Picture } from "@lagom/shared/ui/picture";
import { Check } from "lucide-react";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { strings } from "../../strings.ts";
import { knownShare } from "../../text/known-share.ts";
import { isolated } from "../isolated.tsx";
import styles from "./feed-card.module.css";

/** An article of the newsfeed; the whole card leads to it. */
export function FeedCard({ item }: { item: FeedItem }) {
  const { lang, dir } = item;
  return (
    <article className={styles.card} dir={dir} data-finished={item.finished}>
      <div className={styles.words}>
        <p className={styles.label}>
          <span className={styles.category} dir={interfaceDirection()}>
            {strings.categories[item.category]}
          </span>
          <LevelBadge level={item.level} requested={item.requested_level} />
          {item.finished && (
            <span className={styles.finished} dir={interfaceDirection()}>
              <Check size={16} aria-hidden="true" />
              {newsfeedStrings.feed.finished}
            </span>
          )}
        </p>
        <h2 lang={lang}>
          <Link to={paths.article(item.article_id)} className={styles.link}>
            {isolated(item.title, dir === "rtl")}
          </Link>
        </h2>
        <p className={styles.summary} lang={lang}>
          {isolated(item.summary, dir === "rtl")}
        </p>
        <p className={styles.facts}>
          <span dir={interfaceDirection()}>{strings.minutes({ minutes: item.minutes })}</span>
          {item.known_percent !== null && (
            <strong className={styles.known} dir={interfaceDirection()}>
              {knownShare(item.known_percent, item.known_level)}
            </strong>
          )}
          {item.due_words !== undefined && item.due_words > 0 && (
            <span dir={interfaceDirection()}>{newsfeedStrings.feed.due({ words: item.due_words })}</span>
          )}
          <span dir="auto">{item.source.name}</span>
          {item.source.licence && <span dir="ltr">{item.source.licence}</span>}
        </p>
      </div>
      <div className={styles.picture}>
        <Picture category={item.category} seed={item.title} />
      </div>
    </article>
  );
}
