import { formatMoment } from "@lagom/shared/text/format";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import { Address } from "@lagom/shared/ui/address";
import { Tag } from "@lagom/shared/ui/badge";
import type { Column } from "@lagom/shared/ui/table";
import type { Feed } from "../queries/feeds.ts";
import { strings } from "../strings/common.ts";
import { feedStrings } from "../strings/feeds.ts";
import { ago } from "./ago.ts";
import { actionsFor, nameOf } from "./feed-actions.ts";
import styles from "./feed-columns.module.css";
import { FetchFailed } from "./fetch-failure.tsx";
import { Pair } from "./pair.tsx";
import { actionsColumn, RowMenu } from "./row-menu.tsx";

/** A language by its own name, or that it is as the article says. */
export const languageName = (code: LanguageCode | null): string =>
  (code && findLanguage(code)?.name) ?? feedStrings.list.anyLanguage;

/** The columns of the list of feeds. */
export const feedColumns = (): readonly Column<Feed>[] => [
  {
    key: "feed",
    header: feedStrings.list.columns.feed,
    bare: true,
    long: true,
    cell: (feed) => (
      <>
        <strong dir="auto">{nameOf(feed)}</strong>
        {feed.name && (
          <div className={styles.soft}>
            <Address of={feed.url} />
          </div>
        )}
        <div className={styles.soft}>
          {[feed.licence, feedStrings.list.rights[feed.rights]].filter(Boolean).join(", ")}
        </div>
      </>
    ),
  },
  {
    key: "language",
    header: feedStrings.list.columns.language,
    cell: ({ lang, category }) => (
      <Pair below={category && feedStrings.addFeed.categories[category]}>{languageName(lang)}</Pair>
    ),
  },
  { key: "state", header: feedStrings.list.columns.state, long: true, cell: (feed) => <State feed={feed} /> },
  {
    key: "read",
    header: feedStrings.list.columns.read,
    long: true,
    cell: (feed) => <Readings feed={feed} now={new Date()} />,
  },
  {
    key: "articles",
    header: feedStrings.list.columns.articles,
    cell: ({ stored, refused }) => (
      <Pair below={feedStrings.list.refused({ count: refused })}>
        {feedStrings.list.stored({ count: stored })}
      </Pair>
    ),
  },
  actionsColumn((feed) => <RowMenu of={nameOf(feed)} actions={actionsFor(feed)} />),
];

function Readings({ feed: { read_at, next_at }, now }: { feed: Feed; now: Date }) {
  const next = next_at && (
    <time dateTime={next_at} title={formatMoment(next_at)}>
      {nextText(ago(now.toISOString(), new Date(next_at)))}
    </time>
  );
  if (!read_at) return next;
  return (
    <Pair below={next}>
      <time dateTime={read_at} title={formatMoment(read_at)}>
        {lastText(ago(read_at, now))}
      </time>
    </Pair>
  );
}

const lastText = (time: string): string =>
  time === strings.ago.now ? time : feedStrings.list.last({ time });

const nextText = (time: string): string =>
  time === strings.ago.now ? feedStrings.list.nextSoon : feedStrings.list.next({ time });

function State({ feed: { paused, failure, failure_code, read_at } }: { feed: Feed }) {
  const { states } = feedStrings.list;
  if (paused) return <Tag tone="sky">{states.paused}</Tag>;
  if (failure)
    return (
      <Pair below={<FetchFailed code={failure_code} detail={failure} />}>
        <Tag tone="berry">{states.failing}</Tag>
      </Pair>
    );
  return read_at ? <Tag tone="pine">{states.fine}</Tag> : states.unread;
}
