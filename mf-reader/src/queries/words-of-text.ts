import { callApi } from "@lagom/shared/api/client";
import type { SavedWord } from "@lagom/shared/contract/words";

const PAGE_SIZE = 100;
/** More words than anybody saves in a text. */
const MOST_PAGES = 5;

/** The words that the reader saved in a text, in the order in which they did; 500 at most. */
export async function fetchWordsOfText(rewrite_id: number): Promise<SavedWord[]> {
  const words: SavedWord[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { rewrite_id, sort: "oldest", page, limit: PAGE_SIZE } as const;
    const reply = await callApi("GET /api/user-words", { query });
    words.push(...reply.words);
    if (!reply.has_more) break;
  }
  return words;
}
