import { isApiError } from "@lagom/shared/api/errors";
import { findLanguage } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { EmptyState, ErrorState } from "@lagom/shared/ui/states";
import { strings } from "../strings.ts";
import { BackToBooks } from "./back-to-books.tsx";
import { textFailure } from "./text-failure.ts";
import type { Reading } from "./use-reading.ts";
import { WriteText } from "./write-text.tsx";

/** Explains why there is no text: none was written in this language yet, or it could not be loaded. */
export function NoText({ reading, writes }: { reading: Reading; writes: boolean }) {
  const { request, query, isMissing, choose } = reading;
  if (!isMissing && !(isApiError(query.error) && query.error.code === "no_text")) {
    const { message, again } = textFailure(query.error);
    return <ErrorState message={message} onRetry={again ? () => query.refetch() : undefined} />;
  }
  const { title, text, summary } = strings.reading.none;
  return (
    <EmptyState
      title={title({ language: findLanguage(request.lang)?.name ?? request.lang })}
      text={text}
      action={
        request.part !== "summary" ? (
          <Button onClick={() => choose({ part: "summary" })}>{summary}</Button>
        ) : writes ? (
          <WriteText reading={reading} />
        ) : (
          <BackToBooks />
        )
      }
    />
  );
}
