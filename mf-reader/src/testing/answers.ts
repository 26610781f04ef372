import type { FeedItem, FeedPage, Text } from "@lagom/shared/contract/text";
import type { Today } from "@lagom/shared/contract/user";
import type { SavedWord } from "@lagom/shared/contract/words";
import { READER } from "@lagom/shared/testing/render";
import { blockOf } from "../text/testing.ts";

/** A short Swedish article at A2 in a single part. @param paragraphs each a list of sentences */
export function textOf(title: string, ...paragraphs: (readonly string[])[]): Text {
  const blocks = paragraphs.map((sentences, index) => blockOf(`p${index + 1}`, sentences));
  return {
    rewrite_id: 7,
    article_id: 3,
    book_id: null,
    part: null,
    title,
    heading: { ...blockOf("title", [title]).paragraph, tokens: [] },
    category: "science",
    language: "svenska",
    lang: "sv",
    dir: "ltr",
    level: "A2",
    requested_level: "A2",
    levels: ["A2", "B1"],
    origin: "corpus",
    source: { name: "Source", url: null },
    published_at: "2026-03-01T10:00:00Z",
    word_count: 20,
    minutes: 1,
    known_percent: 80,
    known_level: "A2",
    gloss_lang: "en",
    level_report: null,
    meaning_report: null,
    reading_position: null,
    paragraphs: blocks.map(({ paragraph }) => ({ ...paragraph, tokens: [] })),
    entries: [],
    next: null,
  };
}

/** A text of one paragraph, whose words can be looked up. @param glosses meanings that the text carries itself, by word */
export function wordsOf(title: string, sentences: readonly string[], glosses: Record<string, string>): Text {
  const { paragraph, entries } = blockOf("p1", sentences);
  return {
    ...textOf(title),
    paragraphs: [paragraph],
    entries: entries.map((entry) => ({ ...entry, gloss: glosses[entry.form] ?? null })),
  };
}

/**
 * A text in sections, whose words can be looked up.
 * @param lead the sentences before the first section
 * @param sections the sentences of each, by their heading
 */
export function sectionsOf(
  title: string,
  lead: readonly string[],
  sections: Readonly<Record<string, readonly string[]>>,
): Text {
  const rest = Object.entries(sections).flatMap(([name, sentences]) => [
    { sentences: [name], heading: true },
    { sentences, heading: false },
  ]);
  const entries: Text["entries"] = [];
  const paragraphs = [{ sentences: lead, heading: false }, ...rest].map(({ sentences, heading }, at) => {
    const block = blockOf(`p${at + 1}`, sentences);
    const first = entries.length;
    entries.push(...block.entries);
    const tokens = block.paragraph.tokens.map((value, i) => (i % 3 === 2 ? first + value : value));
    return { ...block.paragraph, tokens, heading };
  });
  const glossed = entries.map((entry) => ({ ...entry, gloss: `(${entry.form})` }));
  return { ...textOf(title), paragraphs, entries: glossed };
}

/** A Swedish word that the reader has just saved. */
export const savedWord = (id: number, source_word: string, translated_word = "-"): SavedWord => ({
  id,
  user_id: READER.id,
  source_word,
  translated_word,
  source_lang: "sv",
  target_lang: "en",
  status: "new",
  lemma: null,
  lapses: 0,
  context: null,
  created_at: "2026-03-01T10:00:00Z",
  updated_at: "2026-03-01T10:00:00Z",
});

/** An article of the newsfeed: a Swedish one of science at A2. */
export const feedItem = (article_id: number, title: string): FeedItem => ({
  rewrite_id: article_id,
  article_id,
  title,
  summary: `Kort om ${title}.`,
  category: "science",
  language: "svenska",
  lang: "sv",
  dir: "ltr",
  level: "A2",
  requested_level: "A2",
  word_count: 200,
  minutes: 2,
  known_percent: 80,
  known_level: null,
  source: { name: "Source", url: null },
  published_at: "2026-03-01T10:00:00Z",
});

/** A page of the newsfeed. */
export const feedPage = (articles: FeedItem[], { page = 1, has_more = false } = {}): FeedPage => ({
  articles,
  page,
  limit: 20,
  has_more,
  snapshot: "9",
});

/** A day on which nothing was done yet, of a reader with a streak of two days. */
export const dayOf = (more: Partial<Today> = {}): Today => ({
  day: "2026-03-02",
  seconds: 0,
  articles_finished: 0,
  streak: {
    current: 2,
    longest: 5,
    week: [
      { day: "2026-02-28", state: "counted" },
      { day: "2026-03-01", state: "counted" },
      { day: "2026-03-02", state: "today" },
    ],
    repaired_days: [],
  },
  reviews: 0,
  unfinished: null,
  ...more,
});
