/** A page of a list, from 1. */
export interface Page {
  page: number;
  limit: number;
}

/** The number of rows to read, one more than is shown, and the offset. */
export const windowOf = ({ page, limit }: Page) => ({ take: limit + 1, skip: (page - 1) * limit });
/** The paging fields of a reply. */
export const pageOf = ({ page, limit }: Page, rows: readonly unknown[]) => ({
  page,
  limit,
  has_more: rows.length > limit,
});

/** A LIKE pattern that finds a text anywhere. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
