import { isApiError } from "@lagom/shared/api/errors";
import { queryFor, useQuery } from "@lagom/shared/query";
import { useEffect } from "react";
import { forgetOverride, type Override } from "../areas/override.ts";
import { useReleases } from "../areas/releases.ts";

/** How often a tab that is seen asks whether it may still show its preview. */
const EVERY_MS = 60_000;

/** What a preview's code shows. */
export const previewQuery = (code: string) => queryFor("POST /api/release-previews", { body: { code } });

/** Whether there is no such preview: the code is wrong, or its preview long gone. */
export const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 400 || error.status === 404);

/** Whether the preview that this tab shows may not be shown any more; from the next page on, the tab then shows what is live. */
export function usePreviewEnded(override: Override): boolean {
  const { preview = "" } = override;
  const { data, error } = useQuery({
    ...previewQuery(preview),
    enabled: preview !== "",
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
  const ended = isUnknown(error) || data?.release === null;
  useEffect(() => {
    if (ended) showLiveNext(override);
  }, [ended, override]);
  return ended;
}

/** As with a new release, what is shown stays until the next navigation. */
function showLiveNext({ area }: Override): void {
  forgetOverride();
  const { newest } = useReleases.getState();
  const live = newest.areas[area]?.fallback;
  const areas = { ...newest.areas };
  if (live) areas[area] = { live, canary: null, fallback: null };
  else delete areas[area];
  useReleases.setState({ newest: { ...newest, areas } });
}
