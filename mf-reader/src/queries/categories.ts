import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";
import { CATEGORIES, type Category } from "@lagom/shared/text/categories";

/** The categories to choose from: the server's, else the built-in ones (product.md §8). */
export function useCategories(): readonly Category[] {
  const { data } = useQuery({
    queryKey: ["GET /api/categories"],
    queryFn: ({ signal }) => callApi("GET /api/categories", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.categories ?? CATEGORIES;
}
