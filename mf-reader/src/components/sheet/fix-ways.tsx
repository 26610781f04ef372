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
import { fixAt, lettersOf } from "../../text/token-corrections.ts";
import { withWord } from "../with-word.tsx";
import { SplitWord } from "./split-word.tsx";
import styles from "./word-fix.module.css";

interface FixWaysProps {
  text: Text;
  block: Block;
  spot: Spot;
  onSpot: (spot: Spot) => void;
}

/** The ways to put a wrong token right: a phrase is joined into one word, a word split, or that is taken back. It is remembered. */
export function FixWays({ text, block, spot, onSpot }: FixWaysProps) {
  const { language, lang } = text;
  const [splitting, setSplitting] = useState(false);
  const fixes = useTokenCorrections(language);
  const fixing = useCorrectToken(language);
  const unfixing = useUndoCorrection(language);
  const { start, end } = spotBounds(block, spot);
  const written = block.paragraph.text.slice(start, end);
  const letters = lettersOf(written, lang);
  const made = isPhrase(spot) ? undefined : fixAt(block, spot.from, fixes, lang);
  const first = wordSpot(spot.block, spot.from);

  const fix = (cuts: number[], say: (word: string) => string) => {
    fixing.mutate({ surface: fold(written, lang), cuts });
    setSplitting(false);
    announce(withWord(say, written, lang));
    onSpot(first);
  };
  const undo = (wrong: TokenCorrection) => {
    unfixing.mutate(wrong);
    announce(strings.fix.undone);
    onSpot(first);
  };

  const canSplit = !isPhrase(spot) && letters.length > 1;
  return (
    <>
      <div className={styles.ways}>
        {isPhrase(spot) && (
          <Button size="small" onClick={() => fix([], strings.fix.joined)}>
            {strings.fix.join}
          </Button>
        )}
        {canSplit && !splitting && (
          <Button size="small" onClick={() => setSplitting(true)}>
            {strings.fix.split}
          </Button>
        )}
        {made && (
          <Button size="small" disabled={made.id === UNCONFIRMED} onClick={() => undo(made)}>
            {strings.fix.undo}
          </Button>
        )}
        {!isPhrase(spot) && !made && !splitting && <p>{strings.fix.joinHint}</p>}
      </div>
      {splitting && canSplit && (
        <SplitWord letters={letters} text={text} onSplit={(cuts) => fix(cuts, strings.fix.cut)} />
      )}
    </>
  );
}
