import { queryClient, queryFor } from "../query.ts";
import { CATEGORIES, type Category } from "../text/categories.ts";

/** The server's categories, asked for once a page. */
export const categoriesOptions = {
  ...queryFor("GET /api/categories", {}),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The categories there are, as far as this page knows: the server's, else the built-in ones. */
export const availableCategories = (): readonly Category[] =>
  queryClient.getQueryData(categoriesOptions.queryKey)?.categories ?? CATEGORIES;
