import type { Text } from "@lagom/shared/contract/text";
import { MESSAGES } from "@lagom/shared/messages";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@lagom/shared/query";
import type { PassageProps } from "@lagom/shared/remote";
import { DEFAULT_LANGUAGE, findLanguage, type LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { fetchArticle } from "./article.ts";
import { fetchOwnText } from "./own-text.ts";
import { fetchRecommended } from "./recommended.ts";
import { fetchRewrite } from "./rewrite.ts";
import { fetchSample } from "./sample.ts";

/**
 * Which text: one that is named, or the next recommended one of some categories. That is another one at each visit, and the
 * same one when the reader comes Back to it.
 */
export type TextOf = NamedText | { text: Text };
type NamedText =
  | Exclude<PassageProps["of"], { text: Text }>
  | { own: number }
  | { recommended: string | undefined; visit: string };

interface TextRequest {
  of: NamedText;
  language: LanguageName;
  level: Level;
}

type Cursor = { rewrite: number; part: string };

/** The keys start with "text": a change of the reader's own language asks for all texts again, with other glosses. */
const textOptions = (request: TextRequest) =>
  infiniteQueryOptions({
    queryKey: ["text", request],
    queryFn: ({ pageParam, signal }) =>
      pageParam ? fetchRewrite(pageParam.rewrite, pageParam.part, signal) : fetchFirst(request, signal),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ rewrite_id, next }: Text): Cursor | undefined =>
      next === null ? undefined : { rewrite: rewrite_id, part: next },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    // A change of level shows the old text until the new one is there.
    placeholderData: keepPreviousData,
  });

function fetchFirst({ of, language, level }: TextRequest, signal: AbortSignal): Promise<Text> {
  if ("article" in of) return fetchArticle(of.article, language, level, signal);
  if ("own" in of) return fetchOwnText(of.own, signal);
  if ("rewrite" in of) return fetchRewrite(of.rewrite, undefined, signal);
  if ("sample" in of) return fetchSample(language, level, signal);
  return fetchRecommended(language, level, of.recommended, signal);
}

/** A text in parts: the first at once, the following as they are asked for. */
export function useText(of: TextOf, language: string, level: Level, enabled = true) {
  const name = findLanguage(language)?.name ?? DEFAULT_LANGUAGE;
  const given = "text" in of ? of.text : undefined;
  const named = "text" in of ? { rewrite: of.text.rewrite_id } : of;
  return useInfiniteQuery({
    ...textOptions({ of: named, language: name, level }),
    enabled,
    ...(given ? { initialData: { pages: [given], pageParams: [undefined] } } : {}),
  });
}

/** What to say when a text cannot be had (product.md §8). */
export function messageFor(of: TextOf): string {
  if ("article" in of) return MESSAGES.article;
  return "recommended" in of ? MESSAGES.articleRewrite : MESSAGES.rewrite;
}
