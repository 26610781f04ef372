import { paths } from "./paths.ts";

/** Enough of a sentence to find it by. */
const LONGEST_SENTENCE = 200;

/** Addresses within texts. Apart from the others, since the first load needs none of them. */
export const textPaths = {
  /** An article in one rewrite of it, at the sentence where a word was met. */
  sentence: (articleId: number, rewriteId: number, sentence: string | null) =>
    `${paths.article(articleId)}?${metQuery({ rewrite: String(rewriteId) }, sentence)}`,
  /** A book in one of its texts, at the sentence where a word was met. */
  bookSentence: (slug: string, rewriteId: number, sentence: string | null) =>
    `${paths.book(slug)}?${metQuery({ rewrite: String(rewriteId) }, sentence)}`,
  /** A text of the reader's own, at the sentence where a word was met. */
  ownSentence: (textId: number, sentence: string | null) =>
    `${paths.reader}?${metQuery({ text: String(textId) }, sentence)}`,
  /** A chapter of a serial. */
  chapter: (bookId: number, chapter: number) => `${paths.reader}?book=${bookId}&chapter=${chapter}`,
} as const;

function metQuery(text: Record<string, string>, sentence: string | null): URLSearchParams {
  return new URLSearchParams({
    ...text,
    ...(sentence ? { sentence: sentence.slice(0, LONGEST_SENTENCE) } : {}),
  });
}

/** The rewrite and sentence that an address leads back to. */
export function metContextFrom(search: URLSearchParams): { rewrite: number | null; sentence: string | null } {
  const rewrite = Number(search.get("rewrite"));
  return {
    rewrite: Number.isInteger(rewrite) && rewrite > 0 ? rewrite : null,
    sentence: search.get("sentence"),
  };
}

/** The chapter of a serial that an address names; undefined where it names none. */
export function chapterFrom(search: URLSearchParams): { book: number; chapter: number } | undefined {
  const [book, chapter] = [Number(search.get("book")), Number(search.get("chapter"))];
  return Number.isInteger(book) && Number.isInteger(chapter) && book > 0 && chapter > 0
    ? { book, chapter }
    : undefined;
}
