import { callApi } from "@lagom/shared/api/client";
import type { BookPart, Text } from "@lagom/shared/contract/text";
import { keyFor, useMutation, useQuery, useQueryClient } from "@lagom/shared/query";
import { ASK_AGAIN_MS, isBeingWritten, MOST_TIMES, untilWritten } from "@lagom/shared/reading/being-written";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The request for a text of a book. */
export interface TextWish {
  bookId: number;
  part: BookPart;
  lang: LanguageCode;
  level: Level;
}

const requestOf = ({ bookId, lang, level }: TextWish) => ({ params: { id: bookId }, query: { level, lang } });

const textKey = (wish: TextWish) =>
  wish.part === "summary"
    ? keyFor("GET /api/books/{id}/summary", requestOf(wish))
    : keyFor("POST /api/books/{id}/translation", requestOf(wish));

/** A text of a book at a level, or the nearest available one. For signed-in users, the server has missing translations written. */
export function useBookText(wish: TextWish, enabled: boolean) {
  return useQuery({
    queryKey: textKey(wish),
    queryFn: ({ signal }) => fetchText(wish, signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    // Other requests that may cost a rewrite are not retried.
    ...untilWritten(),
  });
}

function fetchText(wish: TextWish, signal: AbortSignal): Promise<Text> {
  const request = { ...requestOf(wish), signal };
  return wish.part === "summary"
    ? callApi("GET /api/books/{id}/summary", request)
    : callApi("POST /api/books/{id}/translation", request);
}

/**
 * Requests a missing summary at its level, or a rewrite; the old one stays until the new one has arrived.
 * @param now the text that stands now
 */
export function useWriteSummary(wish: TextWish, now: Text | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (how: "missing" | "anew") => write(wish, how, now),
    onSuccess: (text) => client.setQueryData(textKey(wish), text),
  });
}

async function write(wish: TextWish, how: "missing" | "anew", now: Text | undefined): Promise<Text> {
  const { bookId, lang, level } = wish;
  const missing = () =>
    callApi("POST /api/books/{id}/summary", { params: { id: bookId }, body: { level, lang } });
  if (how === "missing") return whenWritten(missing);
  const stored = () =>
    callApi("GET /api/books/{id}/summary", { params: { id: bookId }, query: { level, lang } });
  try {
    return await callApi("GET /api/books/{id}/summary", {
      params: { id: bookId },
      query: { level, lang, regenerate: true },
    });
  } catch (error) {
    if (!isBeingWritten(error)) throw error;
    // Requesting it again could start a second rewrite, so from here on only stored texts are checked.
    return whenWritten(stored, (text) => text.rewrite_id !== now?.rewrite_id);
  }
}

/** Polls until the text is there. */
async function whenWritten(ask: () => Promise<Text>, isIt = (_: Text) => true): Promise<Text> {
  for (let times = 1; ; times += 1) {
    try {
      const text = await ask();
      if (isIt(text) || times === MOST_TIMES) return text;
    } catch (error) {
      if (!isBeingWritten(error) || times === MOST_TIMES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
