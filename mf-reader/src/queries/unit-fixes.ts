import { callApi } from "@lagom/shared/api/client";
import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import type { LanguageName } from "@lagom/shared/text/languages";

export const unitFixesKey = (language: LanguageName) => ["unit-fixes", language] as const;

const NONE: readonly UnitFix[] = [];

/** The reader's own joins and splits in a language; none for a visitor. */
export function useUnitFixes(language: LanguageName): readonly UnitFix[] {
  const signedIn = useSession(({ user }) => user !== null);
  const { data } = useQuery({
    queryKey: unitFixesKey(language),
    queryFn: async ({ signal }): Promise<UnitFix[]> =>
      (await callApi("GET /api/unit-fixes", { query: { language }, signal })).fixes,
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
