export {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export { queryClient } from "./queries/client.ts";
export { keyFor, pagesKeyFor, queryFor } from "./queries/query-for.ts";
export { markStale } from "./queries/stale.ts";
export { writeApi } from "./queries/write-api.ts";
