import type { Text } from "@lagom/shared/contract/text";
import { fixed } from "@lagom/shared/messages";
import { Button } from "@lagom/shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "@lagom/shared/ui/states";
import { useMendRewrite } from "../../queries/mend-rewrite.ts";
import type { useText } from "../../queries/text.ts";
import { strings } from "../../strings.ts";
import { PassageText } from "./passage-text.tsx";
import { useWholeText } from "./use-whole-text.ts";

interface TextPartsProps {
  query: ReturnType<typeof useText>;
  parts: readonly Text[];
  heading: "h1" | "h2";
}

/** A loaded text, with its further parts as they load. */
export function TextParts({ query, parts, heading }: TextPartsProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  useWholeText(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, fetchNextPage);
  const mend = useMendRewrite(refetch);
  const [first] = parts;
  if (!first || first.paragraphs.length === 0)
    return (
      <EmptyState
        title={strings.passage.emptyTitle}
        text={strings.passage.emptyText}
        action={<Button onClick={() => refetch()}>{strings.passage.emptyAction}</Button>}
      />
    );
  return (
    <PassageText
      key={first.rewrite_id}
      first={first}
      parts={parts}
      heading={heading}
      onRetry={() => mend.mutate(first.rewrite_id)}
      retrying={mend.isPending}
    >
      {isFetchingNextPage && <Skeleton lines={6} />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorState message={fixed.rewrite} onRetry={() => fetchNextPage()} />
      )}
    </PassageText>
  );
}
