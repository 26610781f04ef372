import { formatCount, formatMoment } from "@lagom/shared/text/format";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import { Tag } from "@lagom/shared/ui/badge";
import type { Column } from "@lagom/shared/ui/table";
import type { Feed } from "../queries/feeds.ts";
import { addFeed, feedList } from "../strings/feeds.ts";
import { Address } from "./address.tsx";
import { ago } from "./ago.ts";
import { actionsFor, nameOf } from "./feed-actions.ts";
import styles from "./feed-columns.module.css";
import { Pair } from "./pair.tsx";
import { actionsColumn, RowMenu } from "./row-menu.tsx";

const { columns: names, states, rights, ...texts } = feedList;

/** A language by its own name, or that it is as the article says. */
export const languageName = (code: LanguageCode | null): string =>
  (code && findLanguage(code)?.name) ?? texts.anyLanguage;

export const FEED_COLUMNS: readonly Column<Feed>[] = [
  {
    key: "feed",
    header: names.feed,
    bare: true,
    long: true,
    cell: (feed) => (
      <>
        <strong dir="auto">{nameOf(feed)}</strong>
        {feed.name && (
          <div className={styles.soft}>
            <bdi dir="ltr">
              <Address of={feed.url} />
            </bdi>
          </div>
        )}
        <div className={styles.soft}>{[feed.licence, rights[feed.rights]].filter(Boolean).join(", ")}</div>
      </>
    ),
  },
  {
    key: "language",
    header: names.language,
    cell: ({ lang, category }) => (
      <Pair below={category && addFeed.categories[category]}>{languageName(lang)}</Pair>
    ),
  },
  { key: "state", header: names.state, long: true, cell: (feed) => <State feed={feed} /> },
  {
    key: "read",
    header: names.read,
    long: true,
    cell: (feed) => <Readings feed={feed} now={new Date()} />,
  },
  {
    key: "articles",
    header: names.articles,
    cell: ({ stored, refused }) => (
      <Pair below={texts.refused(formatCount(refused))}>{texts.stored(formatCount(stored))}</Pair>
    ),
  },
  actionsColumn((feed) => <RowMenu of={nameOf(feed)} actions={actionsFor(feed)} />),
];

function Readings({ feed: { read_at, next_at }, now }: { feed: Feed; now: Date }) {
  const next = next_at && (
    <time dateTime={next_at} title={formatMoment(next_at)}>
      {texts.next(ago(now.toISOString(), new Date(next_at)))}
    </time>
  );
  if (!read_at) return next;
  return (
    <Pair below={next}>
      <time dateTime={read_at} title={formatMoment(read_at)}>
        {texts.last(ago(read_at, now))}
      </time>
    </Pair>
  );
}

function State({ feed: { paused, failure, read_at } }: { feed: Feed }) {
  if (paused) return <Tag tone="sky">{states.paused}</Tag>;
  if (failure)
    return (
      <Pair below={failure}>
        <Tag tone="berry">{states.failing}</Tag>
      </Pair>
    );
  return read_at ? <Tag tone="pine">{states.fine}</Tag> : states.unread;
}
