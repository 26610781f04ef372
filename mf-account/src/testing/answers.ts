import type { Reply } from "@lagom/shared/contract/calls";
import type { Statistics, Streak } from "@lagom/shared/contract/user";
import type { SavedWord } from "@lagom/shared/contract/words";
import { READER } from "@lagom/shared/testing/render";

const LAST_PAGE = { page: 1, limit: 50, has_more: false };
const MET = { rewrite_id: 7, article_id: 3, book_slug: null, own_text_id: null, title: "Havet" };

/** A list of words, as the server answers it. */
export const words = (
  list: readonly SavedWord[],
  more: Partial<Reply<"GET /api/user-words">> = {},
): Reply<"GET /api/user-words"> => ({ words: [...list], total: list.length, ...LAST_PAGE, ...more });

/** A saved Swedish word. @param id above 0; the higher, the newer */
export const savedWord = (id: number, word: string, more: Partial<SavedWord> = {}): SavedWord => ({
  id,
  user_id: READER.id,
  source_word: word,
  translated_word: `${word} in English`,
  source_lang: "sv",
  target_lang: "en",
  status: "new",
  lemma: null,
  lapses: 0,
  context: { ...MET, sentence: `Det här är ${word}.` },
  created_at: "2026-03-01T10:00:00Z",
  updated_at: "2026-03-01T10:00:00Z",
  ...more,
});

export const reviews = (
  list: readonly SavedWord[],
  more: Partial<Reply<"GET /api/user-words/reviews">> = {},
): Reply<"GET /api/user-words/reviews"> => ({
  cards: list.map((word) => ({ word, schedule: null, sentence_translation: null })),
  parameters: null,
  left_today: 20,
  reviewed_today: 0,
  waiting: list.length,
  next_due: null,
  ...more,
});

type Lookup = Reply<"GET /api/user/word-lookups">["lookups"][number];

export const lookups = (
  list: readonly string[],
  more: Partial<Reply<"GET /api/user/word-lookups">> = {},
): Reply<"GET /api/user/word-lookups"> => ({ lookups: list.map(lookup), ...LAST_PAGE, ...more });

const lookup = (word: string, index: number): Lookup => ({
  ...MET,
  id: index + 1,
  word,
  translation: `${word} in English`,
  source_lang: "sv",
  target_lang: "en",
  sentence: `Det här är ${word}.`,
  occurred_at: "2026-03-01T10:00:00Z",
});

type Article = Reply<"GET /api/user/read-articles">["articles"][number];

export const articles = (
  list: readonly string[],
  more: Partial<Reply<"GET /api/user/read-articles">> = {},
): Reply<"GET /api/user/read-articles"> => ({ articles: list.map(article), ...LAST_PAGE, ...more });

const article = (title: string, index: number): Article => ({
  article_id: index + 1,
  rewrite_id: index + 1,
  title,
  category: "science",
  language: "svenska",
  lang: "sv",
  level: "A2",
  finished: index === 0,
  read_percent: index === 0 ? 100 : 40,
  last_at: "2026-03-01T10:00:00Z",
});

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** A streak that was repaired yesterday, or none. */
export const streak = (current: number): Streak => ({
  current,
  longest: current,
  week: Array.from({ length: 7 }, (_, i) => ({
    day: day(6 - i),
    state: current === 0 ? "missed" : i === 5 ? "repaired" : i === 6 ? "today" : "counted",
  })),
  repaired_days: current === 0 ? [] : [day(1)],
});

/** Figures of Swedish, read two days ago. */
export const statistics = (words_read: number): Statistics => {
  const figures = {
    words_read,
    words_looked_up: 4,
    words_saved: 2,
    words_reviewed: 1,
    articles_finished: 1,
  };
  const date = new Date(`${day(2)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  const weeks = [{ week: date.toISOString().slice(0, 10), words_read }];
  return {
    language: "svenska",
    lang: "sv",
    ...figures,
    seconds: 120,
    days: [{ day: day(2), ...figures }],
    levels: [{ level: "A2", words_read, articles_finished: 1, seconds: 120, weeks }],
  };
};

/** A week with twelve minutes of reading, and one before without anything. */
export const week = (seconds = 720): Reply<"GET /api/user/week"> => {
  const nothing = { seconds: 0, articles_finished: 0, words_saved: 0, words_learnt: 0 };
  return {
    week: { ...nothing, from: "2026-11-23", to: "2026-11-29", seconds },
    before: { ...nothing, from: "2026-11-16", to: "2026-11-22" },
  };
};
