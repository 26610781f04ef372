import type { ReactNode } from "react";
import { ErrorState, Loading } from "./states.tsx";

interface LoadedProps<T> {
  /** What `useQuery` or `useInfiniteQuery` gives. */
  query: { data: T | undefined; isFetching: boolean; isError: boolean; refetch: () => unknown };
  /** Says that it could not be had. */
  message: string;
  /** Of the same shape as the data, so that nothing jumps. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a query; until then its skeleton, or its failure with Retry. Data once shown stays while it is refetched. */
export function Loaded<T>({ query, message, loading, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError && !query.isFetching)
    return <ErrorState message={message} onRetry={() => query.refetch()} />;
  return <Loading>{loading}</Loading>;
}
