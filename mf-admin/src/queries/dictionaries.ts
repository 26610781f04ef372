import type { Reply } from "@lagom/shared/contract/calls";
import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";

type Dictionaries = Reply<"GET /api/admin/dictionaries">;
export type Dictionary = Dictionaries["dictionaries"][number];

const PAGE_SIZE = 25;
const REFRESH_MS = 2000;

/** Whether it is being imported. */
export const isUnderWay = ({ state }: Dictionary): boolean =>
  state === "waiting" || state === "fetching" || state === "reading";

/** One page of the dictionaries from and to a language, empty for all; refreshed while one of them is being imported. */
export function useDictionaries(page: number, source: string, target: string) {
  const query = {
    page,
    limit: PAGE_SIZE,
    ...(source ? { source_lang: source } : {}),
    ...(target ? { target_lang: target } : {}),
  };
  return useQuery({
    ...queryFor("GET /api/admin/dictionaries", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.dictionaries.some(isUnderWay) && REFRESH_MS,
  });
}
