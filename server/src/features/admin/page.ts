/** A page of a list, from 1. */
export interface Page {
  page: number;
  limit: number;
}

/** How many rows to read, one more than shown, and from where. */
export const windowOf = ({ page, limit }: Page) => ({ take: limit + 1, skip: (page - 1) * limit });
/** What a reply says of its page. */
export const pageOf = ({ page, limit }: Page, rows: readonly unknown[]) => ({
  page,
  limit,
  has_more: rows.length > limit,
});

/** A text as it stands in the pattern of a LIKE, found anywhere. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
