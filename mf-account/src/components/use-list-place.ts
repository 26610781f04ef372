import { useSearchParams } from "@lagom/shared/router";
import { findLanguage, type LanguageName } from "@lagom/shared/text/languages";

/** Where the reader is in a list: the page, and the one language it is cut down to. */
export interface ListPlace {
  /** From 1. */
  page: number;
  language: LanguageName | undefined;
}

/** Reads a place from an address; what makes no sense there is left out. */
export function placeFrom(search: URLSearchParams): ListPlace {
  const page = Number(search.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    language: findLanguage(search.get("language") ?? "")?.name,
  };
}

/** The address of a place: its first page and all languages are not spelt. */
export function placeInAddress({ page, language }: ListPlace): Record<string, string> {
  return { ...(language ? { language } : {}), ...(page > 1 ? { page: String(page) } : {}) };
}

/** A list's place, kept in the address, so that Back and a copied link lead to it. */
export function useListPlace() {
  const [search, setSearch] = useSearchParams();
  const place = placeFrom(search);
  return {
    ...place,
    toPage: (page: number) => {
      setSearch(placeInAddress({ ...place, page }));
      scrollTo({ top: 0 });
    },
    toLanguage: (language: LanguageName | undefined) => setSearch(placeInAddress({ page: 1, language })),
  };
}
