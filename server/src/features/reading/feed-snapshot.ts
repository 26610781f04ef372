import { badField } from "../../platform/http/http-error.ts";

/** What a feed consisted of when its first page was read, and how far it has been read since. */
export interface Snapshot {
  /** Ids of the last article and the last rewrite of them all: what came later is left out. */
  article: number;
  rewrite: number;
  /** The last entry that was read, from which the next page goes on. */
  last?:
    | { publishedAt: Date; articleId: number /** Entries up to and with it. */; entries: number }
    | undefined;
}

/** Article and rewrite in decimals; the last entry in base 36, so that all of it is short. */
const SNAPSHOT = /^(\d{1,10})-(\d{1,10})(?:-(-?[0-9a-z]{1,9})-([0-9a-z]{1,6})-([0-9a-z]{1,6}))?$/;

/**
 * Reads what `writeSnapshot` wrote.
 * @throws HttpError bad_request for a snapshot that is none
 */
export function parseSnapshot(snapshot: string): Snapshot {
  const [, article, rewrite, time, articleId, entries] = SNAPSHOT.exec(snapshot) ?? [];
  const publishedAt = new Date(Number.parseInt(time ?? "0", 36));
  if (!article || !rewrite) throw badField("snapshot", "is no snapshot of the feed");
  const ids = { article: Number(article), rewrite: Number(rewrite) };
  if (articleId === undefined || entries === undefined) return ids;
  return {
    ...ids,
    last: {
      publishedAt,
      articleId: Number.parseInt(articleId, 36),
      entries: Number.parseInt(entries, 36),
    },
  };
}

/** A snapshot as text, for the client to send with the following pages. */
export function writeSnapshot({ article, rewrite, last }: Snapshot): string {
  const ids = `${article}-${rewrite}`;
  if (!last) return ids;
  const { publishedAt, articleId, entries } = last;
  return [ids, ...[publishedAt.getTime(), articleId, entries].map((number) => number.toString(36))].join("-");
}
