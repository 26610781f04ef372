import type { Text } from "@lagom/shared/contract/text";
import { useTextShown } from "@lagom/shared/reading/text-shown";
import { useEffect } from "react";
import type { useText } from "../../queries/text.ts";

/**
 * While a text changes level, keeps showing the old level until the new one has loaded as far as the paragraph in view. A level
 * that cannot be loaded changes nothing.
 * @param paragraph the id of that paragraph; undefined before any change
 */
export function useLevelSwitch(
  query: ReturnType<typeof useText>,
  paragraph: string | undefined,
): readonly Text[] | undefined {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const parts = data?.pages;
  const waits = hasNextPage && !isFetchNextPageError && !!parts && !hasParagraph(parts, paragraph);
  useEffect(() => {
    if (waits && !isFetchingNextPage) void fetchNextPage();
  }, [waits, isFetchingNextPage, fetchNextPage]);
  return useTextShown(parts, () => waits || query.isLoadingError);
}

const hasParagraph = (parts: readonly Text[], wanted: string | undefined): boolean =>
  wanted === undefined ||
  parts.some(
    ({ heading, paragraphs }) => heading?.id === wanted || paragraphs.some(({ id }) => id === wanted),
  );
