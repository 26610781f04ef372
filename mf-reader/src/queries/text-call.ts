import { callApi, firstReply, type Request } from "@lagom/shared/api/client";
import type { CallKey } from "@lagom/shared/contract/calls";
import type { Text } from "@lagom/shared/contract/text";
import { pagesKeyFor } from "@lagom/shared/query";
import type { PassageProps } from "@lagom/shared/remote";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { having } from "./having.ts";

/** A text to be fetched, or the next recommended one of some categories for one visit. */
export type NamedText =
  | Exclude<PassageProps["of"], { text: Text }>
  | { own: number }
  | { book: number; chapter: number }
  | { recommended: string | undefined; visit: string };

export interface TextRequest {
  of: NamedText;
  language: LanguageName;
  level: Level;
}

/** The call for the first part of a text. The document starts the same call, so the keys of each query must keep their order. */
export function textCall({ of, language, level }: TextRequest): TextCall {
  const reading = { language, level };
  if ("article" in of)
    return call("GET /api/article/{id}/rewrite", { params: { id: of.article }, query: reading });
  if ("own" in of) return call("GET /api/user/texts/{id}", { params: { id: of.own } });
  if ("book" in of)
    return call("GET /api/books/{id}/chapters/{chapter}", {
      params: { id: of.book, chapter: of.chapter },
      query: { lang: language, level },
    });
  if ("rewrite" in of) return call("GET /api/rewrite/{id}", { params: { id: of.rewrite }, query: {} });
  if ("sample" in of) return call("GET /api/sample", { query: reading });
  return call("GET /api/article_rewrite", { query: { ...reading, categories: of.recommended } }, of.visit);
}

interface TextCall {
  /** The key under which the text is cached, part by part. */
  key: readonly unknown[];
  fetch(signal: AbortSignal): Promise<Text>;
  /** The text if the document requested it and it has arrived; returned once. */
  first(): Text | undefined;
}

/** One type for the few calls here: the union of all calls' requests is too large for the compiler. */
const ask = callApi as (key: CallKey, request: object) => Promise<unknown>;
const keyOf = pagesKeyFor as (key: CallKey, request: object, ...scope: string[]) => readonly unknown[];
const asked = firstReply as (key: CallKey, request: object) => unknown;

const call = <K extends CallKey>(key: K, request: Request<K>, ...scope: string[]): TextCall => ({
  key: keyOf(key, request as object, ...scope),
  fetch: async (signal) =>
    having("paragraphs", "list", (await ask(key, { ...(request as object), signal })) as Text),
  first: () => {
    const text = asked(key, request) as Partial<Text> | null | undefined;
    return text?.paragraphs ? (text as Text) : undefined;
  },
});
