import type { Direction, LanguageCode } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { memo, useMemo } from "react";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { type MarkIndex, phrasesIn } from "../../text/marks.ts";
import type { Spot } from "../../text/spot.ts";
import styles from "./lookup-sheet.module.css";

interface SavedPhrasesProps {
  block: Block;
  spot: Spot;
  marks: MarkIndex;
  lang: LanguageCode;
  dir: Direction;
  onSpot: (spot: Spot) => void;
}

/** The saved phrases that contain the word. Overlapping ones are drawn once in the text, but all are listed here. */
export const SavedPhrases = memo(function SavedPhrases({
  block,
  spot,
  marks,
  lang,
  dir,
  onSpot,
}: SavedPhrasesProps) {
  const phrases = useMemo(() => phrasesIn(marks, block), [marks, block]);
  const here = phrases.filter(
    ({ from, to }) => from <= spot.from && to >= spot.to && (from !== spot.from || to !== spot.to),
  );
  if (here.length === 0) return null;
  return (
    <div className={styles.phrases}>
      <span>{strings.lookup.phrases}</span>
      {here.map(({ mark, from, to }) => (
        <Button key={`${from} ${to}`} size="small" onClick={() => onSpot({ ...spot, from, to })}>
          <span lang={lang} dir={dir}>
            {mark.word}
          </span>
        </Button>
      ))}
    </div>
  );
});
