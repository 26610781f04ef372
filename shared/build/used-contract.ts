import { READS, WRITES } from "../contract/tags.ts";
import { STORED, storedEntries } from "../storage.ts";

/** How a bundle uses the query cache and browser storage, which all deployables in a page share. */
export interface UsedContract {
  /** By call: the tags of its replies or of its changes (shared/contract/tags.ts). */
  tags: Record<string, readonly string[]>;
  /** By name in browser storage (shared/storage.ts): the shape that an area writes, or the shapes that a shell knows. */
  stored: Record<string, readonly number[]>;
}

const TAGS: UsedContract["tags"] = { ...READS, ...WRITES };

/** Everything: a shell marks replies as stale for every area, and deletes another reader's data. */
export function knownContract(): UsedContract {
  const shapes = storedEntries().map(([name, { shapes }]) => [name, shapes]);
  return { tags: TAGS, stored: Object.fromEntries(shapes) };
}

/** The calls and the names in storage that an area's scripts contain. */
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
