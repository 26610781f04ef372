import { isApiError } from "@lagom/shared/api/errors";
import type { Text } from "@lagom/shared/contract/text";
import { fixed } from "@lagom/shared/messages";
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryClient,
  useInfiniteQuery,
} from "@lagom/shared/query";
import { type Again, untilWritten } from "@lagom/shared/reading/being-written";
import { DEFAULT_LANGUAGE, findLanguage } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { fetchRewrite } from "./rewrite.ts";
import { type NamedText, type TextRequest, textCall } from "./text-call.ts";

/**
 * Which text: a given one, or the next recommended one of some categories. The recommendation differs at each visit, and stays
 * the same when the reader comes Back to it.
 */
export type TextOf = NamedText | { text: Text };

type Cursor = { rewrite: number; part: string };

/** A text at a language and level, as a query. */
export const textOptions = (request: TextRequest) =>
  infiniteQueryOptions({
    queryKey: textCall(request).key,
    queryFn: ({ pageParam, signal }) =>
      pageParam ? fetchRewrite(pageParam.rewrite, pageParam.part, signal) : textCall(request).fetch(signal),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ rewrite_id, next }: Text): Cursor | undefined =>
      next === null ? undefined : { rewrite: rewrite_id, part: next },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    // Other failures are handled as for any read, which `shared/query.ts` has two functions for.
    ...untilWritten(queryClient.getDefaultOptions().queries as Again),
    // While the level changes, the old text is shown until the new one has loaded.
    placeholderData: keepPreviousData,
  });

/** A text in parts: the first at once, the others on request. */
export function useText(of: TextOf, language: string, level: Level, enabled = true) {
  const name = findLanguage(language)?.name ?? DEFAULT_LANGUAGE;
  const request = { of: "text" in of ? { rewrite: of.text.rewrite_id } : of, language: name, level };
  return useInfiniteQuery({
    ...textOptions(request),
    enabled,
    initialData: () => {
      const given = "text" in of ? of.text : enabled && textCall(request).first();
      return given ? { pages: [given], pageParams: [undefined] } : undefined;
    },
  });
}

/** Caches an article's text under its level, however it was loaded, so that it can be reopened offline. */
export function cacheAtItsLevel(data: InfiniteData<Text>): void {
  const [first] = data.pages;
  if (first) cacheArticle(data, first.level, (known) => known ?? data);
}

/** The article recommended for each visit of `/reader`, so that it stays the same when the reader comes Back. */
const given = new Map<string, number>();
export const articleOfVisit = (visit: string): number | null => given.get(visit) ?? null;

/**
 * Remembers the article recommended for this visit, since a refetch could return a different one.
 * @returns its id; null if the text belongs to no article
 */
export function rememberArticleOfVisit(visit: string, data: InfiniteData<Text>): number | null {
  const [first] = data.pages;
  if (!first || first.article_id === null) return null;
  cacheArticle(data, first.requested_level, () => data);
  given.set(visit, first.article_id);
  return first.article_id;
}

function cacheArticle(
  { pages: [first] }: InfiniteData<Text>,
  level: Level,
  choose: (known: InfiniteData<Text> | undefined) => InfiniteData<Text>,
): void {
  if (!first || first.article_id === null) return;
  const request: TextRequest = { of: { article: first.article_id }, language: first.language, level };
  queryClient.setQueryData<InfiniteData<Text>>(textCall(request).key, choose);
}

/** What to say when a text cannot be loaded (docs/product.md#messages-and-constants). */
export function messageFor(of: TextOf): string {
  if ("article" in of) return fixed.article;
  return "recommended" in of ? fixed.articleRewrite : fixed.rewrite;
}

/** Whether there is no text of the address that was given, or not any more. */
export const isGone = (of: TextOf, error: unknown): boolean =>
  !("recommended" in of) && isApiError(error) && error.code === "not_found";
