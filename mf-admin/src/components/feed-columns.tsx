import { formatCount, formatMoment } from "@lagom/shared/text/format";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import { Tag } from "@lagom/shared/ui/badge";
import type { Column } from "@lagom/shared/ui/table";
import type { Feed } from "../queries/feeds.ts";
import { strings } from "../strings.ts";
import { actionsFor, nameOf } from "./feed-actions.ts";
import { Pair } from "./pair.tsx";
import { actionsColumn, RowMenu } from "./row-menu.tsx";

const { columns: names, states, rights, ...texts } = strings.feedList;

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
        {feed.name && <div dir="ltr">{feed.url}</div>}
      </>
    ),
  },
  {
    key: "language",
    header: names.language,
    cell: ({ lang, category }) => (
      <Pair below={category && strings.addFeed.categories[category]}>{languageName(lang)}</Pair>
    ),
  },
  {
    key: "rights",
    header: names.rights,
    cell: (feed) => <Pair below={feed.licence ?? texts.noLicence}>{rights[feed.rights]}</Pair>,
  },
  { key: "state", header: names.state, long: true, cell: (feed) => <State feed={feed} /> },
  {
    key: "read",
    header: names.read,
    cell: ({ read_at, next_at }) =>
      read_at ? (
        <Pair below={next_at && texts.next(formatMoment(next_at))}>{texts.last(formatMoment(read_at))}</Pair>
      ) : (
        next_at && texts.never
      ),
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
