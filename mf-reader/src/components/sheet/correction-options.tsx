import type { Text } from "@lagom/shared/contract/text";
import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import { Button } from "@lagom/shared/ui/button";
import { announce } from "@lagom/shared/ui/live";
import { useState } from "react";
import { useCorrectToken } from "../../queries/correct-token.ts";
import { UNCONFIRMED, useTokenCorrections } from "../../queries/token-corrections.ts";
import { useUndoCorrection } from "../../queries/undo-correction.ts";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { fold } from "../../text/marks.ts";
import { isPhrase, type Spot, spotBounds, wordSpot } from "../../text/spot.ts";
import { correctionAt, lettersOf } from "../../text/token-corrections.ts";
import { withWord } from "../with-word.tsx";
import { SplitWord } from "./split-word.tsx";
import styles from "./word-correction.module.css";

interface CorrectionOptionsProps {
  text: Text;
  block: Block;
  spot: Spot;
  onSpot: (spot: Spot) => void;
}

/**
 * Lets the reader correct a wrong token: join a phrase into one word, split a word, or undo either. The correction is
 * remembered.
 */
export function CorrectionOptions({ text, block, spot, onSpot }: CorrectionOptionsProps) {
  const { language, lang } = text;
  const [splitting, setSplitting] = useState(false);
  const corrections = useTokenCorrections(language);
  const correctToken = useCorrectToken(language);
  const undoCorrection = useUndoCorrection(language);
  const { start, end } = spotBounds(block, spot);
  const written = block.paragraph.text.slice(start, end);
  const letters = lettersOf(written, lang);
  const made = isPhrase(spot) ? undefined : correctionAt(block, spot.from, corrections, lang);
  const first = wordSpot(spot.block, spot.from);

  const correct = (cuts: number[], say: (values: { word: string }) => string) => {
    correctToken.mutate({ surface: fold(written, lang), cuts });
    setSplitting(false);
    announce(withWord(say, written, lang));
    onSpot(first);
  };
  const undo = (wrong: TokenCorrection) => {
    undoCorrection.mutate(wrong);
    announce(strings.correction.undone);
    onSpot(first);
  };

  const gaps = isPhrase(spot) || made ? [] : wordStarts(written);
  const canSplit = !isPhrase(spot) && letters.length > 1;
  return (
    <>
      <div className={styles.ways}>
        {isPhrase(spot) && (
          <Button size="small" onClick={() => correct([], strings.correction.wasJoined)}>
            {strings.correction.join}
          </Button>
        )}
        {gaps.length > 0 && !splitting && (
          <Button size="small" onClick={() => correct(gaps, strings.correction.wasSplit)}>
            {strings.correction.apart({ words: gaps.length + 1 })}
          </Button>
        )}
        {canSplit && !splitting && (
          <Button size="small" onClick={() => setSplitting(true)}>
            {strings.correction.split}
          </Button>
        )}
        {made && (
          <Button size="small" disabled={made.id === UNCONFIRMED} onClick={() => undo(made)}>
            {strings.correction.undo}
          </Button>
        )}
        {!isPhrase(spot) && !made && !splitting && <p>{strings.correction.joinHint}</p>}
      </div>
      {splitting && canSplit && (
        <SplitWord
          letters={letters}
          text={text}
          onSplit={(cuts) => correct(cuts, strings.correction.wasSplit)}
        />
      )}
    </>
  );
}

/** Where the second and further words of a text begin. */
const wordStarts = (written: string): number[] =>
  Array.from(written.matchAll(/\s+/gu), ({ 0: space, index }) => index + space.length);
