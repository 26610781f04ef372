import { parseFeed } from "feedsmith";
import { plainTitle } from "./plain-title.ts";

/** An item of a feed, in any of the formats. */
export interface FeedItem {
  url: string;
  title: string;
  /** HTML or text. */
  summary: string;
  publishedAt: Date | null;
  /** Whom the feed names, several with commas between them. */
  author: string | null;
  categories: string[];
}

export interface ParsedFeed {
  title: string;
  language: string | null;
  items: FeedItem[];
}

const parse = (document: string) => parseFeed(document);
type Parsed = ReturnType<typeof parse>;
type Rss = Extract<Parsed, { format: "rss" }>["feed"];
type Rdf = Extract<Parsed, { format: "rdf" }>["feed"];
type Atom = Extract<Parsed, { format: "atom" }>["feed"];
type Json = Extract<Parsed, { format: "json" }>["feed"];

/**
 * Reads RSS, RDF, Atom or JSON Feed.
 * @param base the feed's own address, for relative links
 * @throws Error if it is in none of these formats
 */
export function readFeedDocument(document: string, base: string): ParsedFeed {
  const parsed = parse(document);
  const { title, language, items } = read(parsed);
  return { title, language, items: items.flatMap((item) => absolute(item, base)) };
}

function read(parsed: Parsed): ParsedFeed {
  if (parsed.format === "rss") return fromRss(parsed.feed);
  if (parsed.format === "rdf") return fromRdf(parsed.feed);
  if (parsed.format === "atom") return fromAtom(parsed.feed);
  return fromJson(parsed.feed);
}

const fromRss = (feed: Partial<Rss>): ParsedFeed => ({
  title: feed.title ?? "",
  language: feed.language ?? null,
  items: (feed.items ?? []).map((item) => ({
    url: item.link ?? (item.guid?.isPermaLink === false ? "" : (item.guid?.value ?? "")),
    title: item.title ?? "",
    summary: item.description ?? item.content?.encoded ?? "",
    publishedAt: dateOf(item.pubDate ?? item.dc?.dates?.[0]),
    author: namesOf(item.dc?.creators),
    categories: (item.categories ?? []).map((category) => category.name ?? ""),
  })),
});

const fromRdf = (feed: Partial<Rdf>): ParsedFeed => ({
  title: feed.title ?? "",
  language: null,
  items: (feed.items ?? []).map((item) => ({
    url: item.link ?? "",
    title: item.title ?? "",
    summary: item.description ?? "",
    publishedAt: dateOf(item.dc?.dates?.[0]),
    author: namesOf(item.dc?.creators),
    categories: [],
  })),
});

const fromAtom = (feed: Partial<Atom>): ParsedFeed => ({
  title: textOf(feed.title),
  language: feed.xml?.lang ?? null,
  items: (feed.entries ?? []).map((entry) => ({
    url: (entry.links?.find((link) => !link.rel || link.rel === "alternate") ?? entry.links?.[0])?.href ?? "",
    title: textOf(entry.title),
    summary: textOf(entry.summary) || textOf(entry.content),
    publishedAt: dateOf(entry.published ?? entry.updated),
    author: namesOf(entry.authors?.map(({ name }) => name)),
    categories: (entry.categories ?? []).map((category) => category.label ?? category.term ?? ""),
  })),
});

const fromJson = (feed: Partial<Json>): ParsedFeed => ({
  title: feed.title ?? "",
  language: feed.language ?? null,
  items: (feed.items ?? []).map((item) => ({
    url: item.url ?? "",
    title: item.title ?? "",
    summary: item.summary ?? item.content_html ?? item.content_text ?? "",
    publishedAt: dateOf(item.date_published),
    author: namesOf(item.authors?.map(({ name }) => name)),
    categories: item.tags ?? [],
  })),
});

const textOf = (text: { value?: string | undefined } | undefined): string => text?.value ?? "";

const namesOf = (names: readonly (string | undefined)[] = []): string | null =>
  plainTitle(names.filter(Boolean).join(", ")) || null;

function dateOf(date: string | undefined): Date | null {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : new Date(Math.min(time, Date.now()));
}

/** Drops URLs that a feed must not send a browser to, such as javascript: and data:. */
function absolute(item: FeedItem, base: string): FeedItem[] {
  if (!item.url || !URL.canParse(item.url, base)) return [];
  const { href: url, protocol } = new URL(item.url, base);
  return /^https?:$/.test(protocol) ? [{ ...item, url }] : [];
}
