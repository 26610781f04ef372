import type { Text } from "@lagom/shared/contract/text";
import { MESSAGES } from "@lagom/shared/messages";
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
 * Which text: one that is named, or the next recommended one of some categories. That is another one at each visit, and the
 * same one when the reader comes Back to it.
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
    // Other failures are treated as those of any read, which `shared/query.ts` gives two functions for.
    ...untilWritten(queryClient.getDefaultOptions().queries as Again),
    // A change of level shows the old text until the new one is there.
    placeholderData: keepPreviousData,
  });

/** A text in parts: the first at once, the following as they are asked for. */
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

/** Has the text of an article at hand at its level, however it was come by, so that a reader can go back to it without a network. */
export function cacheAtItsLevel(data: InfiniteData<Text>): void {
  const [first] = data.pages;
  if (first) cacheArticle(data, first.level, (known) => known ?? data);
}

/** Which article each visit of `/reader` was given: it stays that one, also when the reader comes Back to it. */
const given = new Map<string, number>();
export const articleOfVisit = (visit: string): number | null => given.get(visit) ?? null;

/**
 * Keeps the article recommended for this visit; a refetch could return a different one.
 * @returns its id; null where the text is of no article
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
  if ("article" in of) return MESSAGES.article;
  return "recommended" in of ? MESSAGES.articleRewrite : MESSAGES.rewrite;
}
