import type { LevelOffer } from "@lagom/shared/contract/level-offer";
import { queryClient, queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { sendOnce } from "@lagom/shared/write-queue/send";

const offerQuery = (language: LanguageName) => queryFor("GET /api/user/level-offer", { query: { language } });

/** Another level that the reader may want to try; null if there is none, undefined until that is known. */
export function useLevelOffer(language: LanguageName, enabled: boolean): LevelOffer | null | undefined {
  return useQuery({ ...offerQuery(language), enabled }).data?.offer;
}

/** Records that the reader took an offer or not, so that it is not made again soon. */
export function answerLevelOffer(language: LanguageName, level: Level): void {
  queryClient.setQueryData(offerQuery(language).queryKey, { offer: null });
  sendOnce("PUT /api/user/level-offer", { body: { language, level } }, { patient: true }).catch(
    (error: unknown) => console.warn("The answer to the offered level was not recorded", error),
  );
}
