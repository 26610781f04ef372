import { callApi } from "@lagom/shared/api/client";
import { keyFor, type QueryClient, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import { useMemo } from "react";
import type { Mark } from "../text/marks.ts";
import { marksWithUnsent } from "../text/unsent-marks.ts";

export const marksKey = (language: LanguageName) =>
  keyFor("GET /api/user-words/marks", { query: { language } });

/** Whether the cached marks equal the server's, so that a single change can be applied here as well. */
export function areMarksAtHand(client: QueryClient, language: LanguageName): boolean {
  const state = client.getQueryState(marksKey(language));
  return state?.status === "success" && state.fetchStatus === "idle" && !state.isInvalidated;
}

const NONE: readonly Mark[] = [];

/** The user's words of a language, to mark in a text, including unsent ones; none for a visitor. */
export function useMarks(language: LanguageName): readonly Mark[] {
  const signedIn = useSession(({ user }) => user !== null);
  const waiting = useWriteQueue((state) => state.waiting);
  const { data = NONE } = useQuery({
    queryKey: marksKey(language),
    queryFn: async ({ signal }): Promise<Mark[]> =>
      (await callApi("GET /api/user-words/marks", { query: { language }, signal })).marks,
    enabled: signedIn,
  });
  return useMemo(() => marksWithUnsent(data, waiting, languageOf(language).code), [data, waiting, language]);
}
