import type { Text } from "@lagom/shared/contract/text";
import type { PassageProps } from "@lagom/shared/remote";
import { ErrorState } from "@lagom/shared/ui/states";
import { useEffect, useEffectEvent, useRef } from "react";
import { messageFor, useText } from "../../queries/text.ts";
import { useMetSentence } from "../use-met-sentence.ts";
import { TextParts } from "./text-parts.tsx";
import { TextSkeleton } from "./text-skeleton.tsx";

/** A text with its lookup, for any page. */
export function Passage({ of, language, level, sentence = null, onLoaded }: PassageProps) {
  const query = useText(of, language, level);
  const parts = query.data?.pages;
  const container = useRef<HTMLDivElement>(null);
  useMetSentence(container, sentence, query, parts?.length ?? 0);
  const first = parts?.[0];
  const onFirst = useEffectEvent(({ level, levels }: Text) => onLoaded?.({ level, levels }));
  useEffect(() => {
    if (first) onFirst(first);
  }, [first]);
  if (parts)
    return (
      <div ref={container}>
        <TextParts query={query} parts={parts} heading="h2" />
      </div>
    );
  if (query.isError && !query.isFetching)
    return <ErrorState message={messageFor(of)} onRetry={() => query.refetch()} />;
  return <TextSkeleton />;
}
