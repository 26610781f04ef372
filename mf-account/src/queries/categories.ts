import { categoriesOptions } from "@lagom/shared/preferences/available-categories";
import { useQuery } from "@lagom/shared/query";
import { CATEGORIES, type Category } from "@lagom/shared/text/categories";

/** The categories to choose from: the server's, else the built-in ones. */
export const useCategories = (): readonly Category[] =>
  useQuery(categoriesOptions).data?.categories ?? CATEGORIES;
