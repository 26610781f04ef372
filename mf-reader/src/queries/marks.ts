import { callApi } from "@lagom/shared/api/client";
import { useOutbox } from "@lagom/shared/outbox/state";
import { queryOptions, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { useMemo } from "react";
import type { Mark } from "../text/marks.ts";
import { marksWithUnsent } from "../text/unsent-marks.ts";

export const marksKey = (language: LanguageName) => ["user-words", "marks", language] as const;

const marksOptions = (language: LanguageName) =>
  queryOptions({
    queryKey: marksKey(language),
    queryFn: async ({ signal }): Promise<Mark[]> =>
      (await callApi("GET /api/user-words/marks", { query: { language }, signal })).marks,
  });

const NONE: readonly Mark[] = [];

/** The user's words of a language, to mark in a text, with those that wait to be sent; none for a visitor. */
export function useMarks(language: LanguageName): readonly Mark[] {
  const signedIn = useSession(({ user }) => user !== null);
  const waiting = useOutbox((state) => state.waiting);
  const { data = NONE } = useQuery({ ...marksOptions(language), enabled: signedIn });
  return useMemo(() => marksWithUnsent(data, waiting, languageOf(language).code), [data, waiting, language]);
}
