import { callApi } from "@lagom/shared/api/client";
import type { Body } from "@lagom/shared/contract/calls";
import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import { keyFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Entry } from "@lagom/shared/write-queue/entries";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import { useMemo } from "react";

export const tokenCorrectionsKey = (language: LanguageName) =>
  keyFor("GET /api/token-corrections", { query: { language } });

const NONE: readonly TokenCorrection[] = [];

/** The id of a correction that the server has not confirmed; it is never sent. */
export const UNCONFIRMED = -1;

/** The corrections of a language as they will be once the unsent ones are sent. */
export function withUnsentCorrections(
  corrections: readonly TokenCorrection[],
  waiting: readonly Entry[],
  language: LanguageName,
): readonly TokenCorrection[] {
  return waiting.reduce((shown, { key, request }) => {
    if (key === "DELETE /api/token-corrections/{id}")
      return shown.filter(({ id }) => id !== request.params?.id);
    if (key !== "PUT /api/token-corrections") return shown;
    const { language: of, ...correction } = request.body as Body<"PUT /api/token-corrections">;
    if (of !== language) return shown;
    return [
      ...shown.filter(({ surface }) => surface !== correction.surface),
      { id: UNCONFIRMED, ...correction },
    ];
  }, corrections);
}

/** The reader's own joins and splits in a language; none for a visitor. */
export function useTokenCorrections(language: LanguageName): readonly TokenCorrection[] {
  const signedIn = useSession(({ user }) => user !== null);
  const { data } = useQuery({
    queryKey: tokenCorrectionsKey(language),
    queryFn: async ({ signal }): Promise<TokenCorrection[]> =>
      (await callApi("GET /api/token-corrections", { query: { language }, signal })).fixes,
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const waiting = useWriteQueue((state) => state.waiting);
  return useMemo(() => withUnsentCorrections(data ?? NONE, waiting, language), [data, waiting, language]);
}
