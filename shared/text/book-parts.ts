/** The texts of a book that a model can write: a summary, and its opening chapter retold. */
export const WRITTEN_PARTS = ["summary", "opening"] as const;
export type WrittenPart = (typeof WRITTEN_PARTS)[number];

/** The chapters of a serial, which retells a whole book; the first is at index 0. */
export const CHAPTERS = [
  "chapter-1",
  "chapter-2",
  "chapter-3",
  "chapter-4",
  "chapter-5",
  "chapter-6",
  "chapter-7",
  "chapter-8",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The part that a chapter is. @param number from 1 to the length of `CHAPTERS` */
export const chapterPart = (number: number): Chapter => `chapter-${number}` as Chapter;

/** The texts that a book can have. */
export const BOOK_PARTS = [...WRITTEN_PARTS, ...CHAPTERS] as const;
export type BookPart = (typeof BOOK_PARTS)[number];

/** The number of a chapter, from 1; null for other texts. */
export function chapterNumber(part: BookPart | null): number | null {
  const at = CHAPTERS.findIndex((chapter) => chapter === part);
  return at < 0 ? null : at + 1;
}
