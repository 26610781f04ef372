import { callApi } from "@lagom/shared/api/client";
import { queryOptions, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Mark } from "../text/marks.ts";

export const marksKey = (language: LanguageName) => ["user-words", "marks", language] as const;

const marksOptions = (language: LanguageName) =>
  queryOptions({
    queryKey: marksKey(language),
    queryFn: async ({ signal }): Promise<Mark[]> =>
      (await callApi("GET /api/user-words/marks", { query: { language }, signal })).marks,
  });

const NONE: readonly Mark[] = [];

/** The user's words of a language, to mark in a text; none for a visitor. */
export function useMarks(language: LanguageName): readonly Mark[] {
  const signedIn = useSession(({ user }) => user !== null);
  return useQuery({ ...marksOptions(language), enabled: signedIn }).data ?? NONE;
}
