import type { ChapterLine, Text } from "@lagom/shared/contract/text";
import { queryFor, useQuery } from "@lagom/shared/query";
import { chapterNumber } from "@lagom/shared/text/book-parts";

/** A chapter within its serial. */
export interface ChapterOfSerial {
  number: number;
  /** Title and address of the book. */
  book: { title: string; slug: string };
  /** How many chapters the serial has. */
  count: number;
  before: readonly ChapterLine[];
  next: ChapterLine | undefined;
}

/** Where a text stands in its serial; undefined for any other text, and until that is known. */
export function useChapterOfSerial(text: Text): ChapterOfSerial | undefined {
  const number = chapterNumber(text.part);
  const { data } = useQuery({
    ...queryFor("GET /api/books/{id}/chapters", {
      params: { id: text.book_id ?? 0 },
      query: { lang: text.lang, level: text.requested_level },
    }),
    enabled: number !== null,
  });
  if (number === null || !data) return undefined;
  const { title, slug, chapters } = data;
  return {
    number,
    book: { title, slug },
    count: chapters.length,
    before: chapters.filter((chapter) => chapter.number < number),
    next: chapters.find((chapter) => chapter.number === number + 1),
  };
}
