import { createHash } from "node:crypto";
import { withEllipsis } from "@lagom/shared/text/ellipsis";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import { guessLanguage } from "../../language/lexicon/guess-language.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import type { NewsFeed } from "../../schema/feeds.table.ts";
import type { TextPool } from "../passages/text-pool.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { categoryOf } from "./categorize.ts";
import type { Extractor } from "./extractor.ts";
import { noteItem, sameText } from "./feeds.queries.ts";
import type { FeedItem, ParsedFeed } from "./parse-feed.ts";
import { plainTitle } from "./plain-title.ts";
import { PageRefused, type PoliteFetch } from "./polite-fetch.ts";
import { slugOf, storeSource } from "./store-source.ts";

/** What reading feeds needs. */
export interface IngestDeps {
  db: Db;
  textPool: TextPool;
  extractor: Extractor;
  fetch: PoliteFetch;
  /** Ends the reading after the current article. */
  signal?: AbortSignal;
}

const EXCERPT_CHARACTERS = 600;
const LEAST_CHARACTERS = 80;
const MOST_CHARACTERS = 60_000;

interface Content {
  url: string;
  title: string;
  paragraphs: string[];
  language: string | null;
}

/**
 * Stores one article of a feed.
 * @returns whether it is new or equals a stored one
 * @throws PageRefused, FetchRefused if it cannot be fetched
 */
export async function ingestItem(
  deps: IngestDeps,
  feed: NewsFeed,
  { title: publisher, language: feedLanguage }: ParsedFeed,
  item: FeedItem,
): Promise<"stored" | "duplicate"> {
  const { db } = deps;
  const { url, title, paragraphs, language: said } = await contentOf(deps, feed, item);
  const [first = ""] = paragraphs;
  const characters = paragraphs.join("").length;
  if (!title) throw new PageRefused("It has no title");
  if (characters < LEAST_CHARACTERS) throw new PageRefused("It has no text");
  if (characters > MOST_CHARACTERS) throw new PageRefused("Its text is too long");
  const language = feed.language ?? (await languageFrom(db, paragraphs.join(" "), said, feedLanguage));
  if (!language) throw new PageRefused("It is in none of our languages");
  const fingerprint = fingerprintOf(paragraphs);
  const seen = { slug: slugOf(canonicalUrl(item.url)), url: item.url, feedUrl: feed.url, fingerprint };
  return oneByOne(async () => {
    const same = await sameText(db, fingerprint);
    const category = feed.category ?? categoryOf(item.categories, url);
    const publishedAt = item.publishedAt ?? new Date();
    const facts = {
      url,
      publisher: plainTitle(feed.name ?? publisher) || new URL(url).hostname,
      author: item.author,
      licence: feed.licence,
      language,
      category,
      publishedAt,
    };
    const stored =
      same ??
      (await storeSource(db, deps.textPool, { ...facts, title, summary: excerptOf(first), paragraphs }));
    await noteItem(db, { ...seen, articleId: stored ?? null });
    return same === undefined && stored !== undefined ? "stored" : "duplicate";
  });
}

let last: Promise<unknown> = Promise.resolve();
/** Two items with the same text that are read at the same time must not both count as new. */
function oneByOne<T>(action: () => Promise<T>): Promise<T> {
  const mine = last.then(action);
  last = mine.catch(() => {});
  return mine;
}

/** The text that the rights permit: the feed's excerpt, or the whole page. */
async function contentOf(deps: IngestDeps, feed: NewsFeed, item: FeedItem): Promise<Content> {
  const own = (await deps.extractor.textOf(item.summary)).replace(/\s+/gu, " ").trim();
  if (feed.rights === "excerpt" && own.length >= LEAST_CHARACTERS) {
    const url = canonicalUrl(item.url);
    return { url, title: plainTitle(item.title), paragraphs: [excerptOf(own)], language: null };
  }
  const reply = await deps.fetch.get(item.url, { accept: "text/html" });
  if (reply.status !== 200) throw new PageRefused(`The page answered ${reply.status}`, "status");
  const type = reply.headers.get("content-type") ?? "";
  if (!/html/.test(type)) throw new PageRefused(`The page is ${type || "of no type"}`);
  const page = await deps.extractor.extract(decode(reply.body, type), reply.url);
  if (!page) throw new PageRefused("No article was found in the page");
  const url = canonicalUrl(sameHost(page.canonical, reply.url) ?? reply.url);
  const paragraphs = feed.rights === "full" ? page.paragraphs : [excerptOf(page.paragraphs.join(" "))];
  return { url, title: plainTitle(item.title || page.title), paragraphs, language: page.language };
}

/** A page is trusted only about its own host. */
function sameHost(canonical: string | null, url: string): string | undefined {
  if (canonical === null || !URL.canParse(canonical)) return undefined;
  const { host, protocol } = new URL(canonical);
  return host === new URL(url).host && /^https?:$/.test(protocol) ? canonical : undefined;
}

function decode(body: Uint8Array, type: string): string {
  const named = /charset=["']?([\w-]+)/i.exec(type)?.[1];
  const inPage = /<meta[^>]+charset=["']?([\w-]+)/i.exec(
    new TextDecoder("latin1").decode(body.slice(0, 2048)),
  )?.[1];
  try {
    return new TextDecoder(named ?? inPage ?? "utf-8").decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** The language that the page or the feed declares, unless the text itself is clearly in another one. */
async function languageFrom(
  db: Db,
  text: string,
  ...named: (string | null)[]
): Promise<LanguageCode | undefined> {
  const guessed = await guessLanguage(db, text);
  if (guessed) return guessed;
  const said = named.flatMap((name) => (name ? [name.toLowerCase().split(/[-_]/)[0] ?? ""] : []));
  return said.map((code) => findLanguage(code)?.code).find((code) => code !== undefined);
}

/** The beginning of a text, up to the end of a sentence or word. */
function excerptOf(text: string): string {
  if (text.length <= EXCERPT_CHARACTERS) return text;
  const excerpt = text.slice(0, EXCERPT_CHARACTERS);
  const sentence = /^[\s\S]*[.!?。！？।](?=\s|["'”»」]|$)/u.exec(excerpt)?.[0];
  if (sentence && sentence.length > EXCERPT_CHARACTERS / 3) return sentence;
  return withEllipsis(excerpt.replace(/\s\S*$/u, ""));
}

/** Equal for texts that differ only in white space, case and diacritics. */
function fingerprintOf(paragraphs: readonly string[]): string {
  const letters = paragraphs
    .join("")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return createHash("sha256").update(letters).digest("base64url");
}
