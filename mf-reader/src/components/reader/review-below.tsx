import { AreaPart } from "@lagom/shared/area-part";
import type { Text } from "@lagom/shared/contract/text";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { useMarks } from "../../queries/marks.ts";
import { useWaitingWords } from "../../queries/waiting-words.ts";
import { blocksOf } from "../../text/block.ts";
import { indexMarks, wordsToReview } from "../../text/marks.ts";

/** Some cards of the review below a finished text, its own words first. Nothing if none is to be reviewed. */
export function ReviewBelow({ text, parts }: { text: Text; parts: readonly Text[] }) {
  const { language, lang } = text;
  const waiting = useWaitingWords(language);
  const marks = useMarks(language);
  // Answers make fewer words wait; the cards that were dealt stay.
  const [first, setFirst] = useState<readonly number[]>();
  if (!first && waiting > 0) setFirst(wordsToReview(indexMarks(marks, lang), blocksOf(parts)));
  return (
    first && (
      <AreaPart
        area="account"
        part="review-cards"
        props={{ language, first }}
        loading={<Skeleton height="11rem" />}
      />
    )
  );
}
