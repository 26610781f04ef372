import { READS, WRITES } from "../contract/tags.ts";
import { STORED, storedEntries } from "../storage.ts";

/** What a bundle expects of the query cache and of browser storage, which it shares with the other deployables of a page. */
export interface UsedContract {
  /** By call: the tags of its replies, or of what it changes (shared/contract/tags.ts). */
  tags: Record<string, readonly string[]>;
  /** By name in browser storage (shared/storage.ts): the shapes that are written, or known. */
  stored: Record<string, readonly number[]>;
}

const TAGS: UsedContract["tags"] = { ...READS, ...WRITES };

/** What a shell knows, which is all: it marks replies as stale for every area, and deletes what was another reader's. */
export function knownContract(): UsedContract {
  const shapes = storedEntries().map(([name, { shapes }]) => [name, shapes]);
  return { tags: TAGS, stored: Object.fromEntries(shapes) };
}

/** What an area uses: the calls and the names in storage that its scripts contain. */
export function usedContract(scripts: readonly string[]): UsedContract {
  const contain = (text: string) => scripts.some((script) => script.includes(text));
  const inQuotes = (text: string) => ['"', "'", "`"].some((quote) => contain(quote + text + quote));
  return {
    tags: Object.fromEntries(Object.entries(TAGS).filter(([call]) => inQuotes(call))),
    stored: Object.fromEntries(
      Object.entries(STORED)
        .filter(([name]) => contain(name))
        .map(([name, { shapes }]) => [name, shapes.slice(-1)]),
    ),
  };
}
