import { randomInt, randomUUID } from "node:crypto";
import type { Saver } from "../product/saving.ts";

/** A text that readers open, and words that occur in it. */
export interface ReadText {
  rewrite: number;
  article: number;
  paragraph: string;
  words: readonly string[];
}

/** A reader with what was read of the product so far. */
export interface Reader {
  saver: Saver;
  texts: readonly ReadText[];
  /** Saved words, of which some are reviewed. */
  saved: number[];
}

/** A call to one of the balancers. */
export interface MixedCall {
  to: "web" | "api";
  method: string;
  path: string;
  body?: unknown;
  /** Takes what the reply brings for later calls. */
  learn?: (reply: unknown) => void;
}

const READING = "language=svenska&level=A2";
const PAGES = ["/", "/books", "/newsfeed", "/reader"];
/** Words of one reader that may be reviewed. */
const MOST_SAVED = 50;

const one = <T>(of: readonly T[]): T => of[randomInt(of.length)] as T;
const now = () => new Date().toISOString();
const get = (path: string): MixedCall => ({ to: "api", method: "GET", path });
const send = (method: string, path: string, body: unknown): MixedCall => ({ to: "api", method, path, body });
const activity = (body: object) =>
  send("POST", "/api/user/activities", { occurred_at: now(), time_zone: "Europe/Stockholm", ...body });

/**
 * What readers do, by how often: a person opens the feed, reads a text, touches half a dozen words, saves one or two, and looks
 * at words, statistics and books now and then.
 */
const MIX: readonly [share: number, make: (reader: Reader) => MixedCall][] = [
  [4, () => ({ ...get(one(PAGES)), to: "web" })],
  [8, () => get(`/api/newsfeed?${READING}`)],
  [8, ({ texts }) => get(`/api/article/${one(texts).article}/rewrite?${READING}`)],
  [8, () => get("/api/user-words/marks?language=svenska")],
  [4, () => get("/api/user/preferences")],
  [4, () => get("/api/token-corrections?language=svenska")],
  [30, ({ texts }) => translate(one(texts))],
  [8, save],
  [8, ({ texts }) => activity(lookup(one(texts)))],
  [6, ({ texts }) => place(one(texts))],
  [3, () => get("/api/user-words?page=1&limit=50")],
  [2, () => get("/api/user-words/reviews?language=svenska")],
  [4, (reader) => (reader.saved.length > 0 ? review(reader) : save(reader))],
  [1, () => get("/api/user/statistics")],
  [2, () => get("/api/user/streak")],
  [2, () => get("/api/books/shelves")],
  [2, () => get("/api/books/search?q=alice")],
  [1, () => get("/api/book-lists")],
];
const TOTAL = MIX.reduce((sum, [share]) => sum + share, 0);

/** The next call of a reader, by the shares of the mix. */
export function nextCall(reader: Reader): MixedCall {
  let at = randomInt(TOTAL);
  for (const [share, make] of MIX) {
    if (at < share) return make(reader);
    at -= share;
  }
  throw new Error("The shares do not add up");
}

const translate = ({ words }: ReadText) =>
  send("POST", "/api/translate", { text: one(words), source_lang: "sv", target_lang: "en" });

const lookup = ({ words, rewrite }: ReadText) => ({
  activity_type: "word_lookup",
  rewrite_id: rewrite,
  language: "svenska",
  level: "A2",
  activity_data: { word: one(words), translation: "word", source_lang: "sv", target_lang: "en" },
});

const place = ({ rewrite, paragraph }: ReadText) =>
  send("PUT", `/api/user/reading-positions/${rewrite}`, {
    paragraph,
    sentence: randomInt(3),
    occurred_at: now(),
  });

function save(reader: Reader): MixedCall {
  const body = {
    source_word: `ord ${randomUUID()}`,
    translated_word: "word",
    source_lang: "sv",
    target_lang: "en",
  };
  return {
    ...send("POST", "/api/user-words", body),
    learn: (reply) => {
      reader.saved.push((reply as { id: number }).id);
      if (reader.saved.length > MOST_SAVED) reader.saved.shift();
    },
  };
}

const review = ({ saved }: Reader) =>
  send("PUT", `/api/user-words/${one(saved)}/reviews/${randomUUID()}`, {
    rating: "good",
    occurred_at: now(),
  });
