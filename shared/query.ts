// Other modules of `shared` must import from here, too: a file that several of them import becomes a module of its own, which
// makes the bundle larger.
export {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export type { Answered } from "./queries/answered.ts";
export { queryClient } from "./queries/client.ts";
export { keyFor, pagesKeyFor, queryFor } from "./queries/query-for.ts";
export { markChanged, markStale } from "./queries/stale.ts";
export { writeApi } from "./queries/write-api.ts";
