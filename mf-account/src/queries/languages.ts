import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";
import { LANGUAGES } from "@lagom/shared/text/languages";

/** The languages to choose from: the server's, else the built-in ones (product.md §8). */
export function useLanguages() {
  const { data } = useQuery({
    queryKey: ["GET /api/languages"],
    queryFn: ({ signal }) => callApi("GET /api/languages", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.languages ?? LANGUAGES;
}
