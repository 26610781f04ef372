import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";
import { keyFor, useMutation, useQuery, useQueryClient } from "@lagom/shared/query";
import { ASK_AGAIN_MS, isBeingWritten, MOST_TIMES, untilWritten } from "@lagom/shared/reading/being-written";
import { type BookPart, chapterNumber } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The request for a text of a book. */
export interface TextRequest {
  bookId: number;
  part: BookPart;
  lang: LanguageCode;
  level: Level;
}

const requestOf = ({ bookId, lang, level }: TextRequest) => ({
  params: { id: bookId },
  query: { level, lang },
});

const chapterOf = (request: TextRequest, number: number) => ({
  params: { id: request.bookId, chapter: number },
  query: requestOf(request).query,
});

function textKey(request: TextRequest) {
  const number = chapterNumber(request.part);
  if (number !== null) return keyFor("GET /api/books/{id}/chapters/{chapter}", chapterOf(request, number));
  return request.part === "summary"
    ? keyFor("GET /api/books/{id}/summary", requestOf(request))
    : keyFor("POST /api/books/{id}/translation", requestOf(request));
}

/** A text of a book at a level, or the nearest available one. For signed-in users, the server has missing translations written. */
export function useBookText(request: TextRequest, enabled: boolean) {
  return useQuery({
    queryKey: textKey(request),
    queryFn: ({ signal }) => fetchText(request, signal),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    // Other requests that may cost a rewrite are not retried.
    ...untilWritten(),
  });
}

function fetchText(request: TextRequest, signal: AbortSignal): Promise<Text> {
  const number = chapterNumber(request.part);
  if (number !== null)
    return callApi("GET /api/books/{id}/chapters/{chapter}", { ...chapterOf(request, number), signal });
  const call = { ...requestOf(request), signal };
  return request.part === "summary"
    ? callApi("GET /api/books/{id}/summary", call)
    : callApi("POST /api/books/{id}/translation", call);
}

/**
 * Requests a missing summary at its level, or a rewrite; the old one stays until the new one has arrived.
 * @param now the text that stands now
 */
export function useWriteSummary(request: TextRequest, now: Text | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (how: "missing" | "anew") => write(request, how, now),
    onSuccess: (text) => client.setQueryData(textKey(request), text),
  });
}

async function write(request: TextRequest, how: "missing" | "anew", now: Text | undefined): Promise<Text> {
  const { bookId, lang, level } = request;
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
