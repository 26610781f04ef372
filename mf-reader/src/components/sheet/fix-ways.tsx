import type { Text } from "@lagom/shared/contract/text";
import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { Button } from "@lagom/shared/ui/button";
import { announce } from "@lagom/shared/ui/live";
import { useState } from "react";
import { useFixUnit } from "../../queries/fix-unit.ts";
import { useUnfixUnit } from "../../queries/unfix-unit.ts";
import { UNCONFIRMED, useUnitFixes } from "../../queries/unit-fixes.ts";
import type { Block } from "../../text/block.ts";
import { fixAt, lettersOf } from "../../text/fixes.ts";
import { fold } from "../../text/marks.ts";
import { isPhrase, type Spot, spotBounds, wordSpot } from "../../text/spot.ts";
import { words } from "../../words.ts";
import { withWord } from "../with-word.tsx";
import { SplitWord } from "./split-word.tsx";
import styles from "./word-fix.module.css";

interface FixWaysProps {
  text: Text;
  block: Block;
  spot: Spot;
  onSpot: (spot: Spot) => void;
}

/** The ways to put a wrong unit right: a phrase is joined into one word, a word split, or that is taken back. It is remembered. */
export function FixWays({ text, block, spot, onSpot }: FixWaysProps) {
  const { language, lang } = text;
  const [splitting, setSplitting] = useState(false);
  const fixes = useUnitFixes(language);
  const fixing = useFixUnit(language);
  const unfixing = useUnfixUnit(language);
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
  const undo = (wrong: UnitFix) => {
    unfixing.mutate(wrong);
    announce(words.fix.undone);
    onSpot(first);
  };

  const canSplit = !isPhrase(spot) && letters.length > 1;
  return (
    <>
      <div className={styles.ways}>
        {isPhrase(spot) && (
          <Button size="small" onClick={() => fix([], words.fix.joined)}>
            {words.fix.join}
          </Button>
        )}
        {canSplit && !splitting && (
          <Button size="small" onClick={() => setSplitting(true)}>
            {words.fix.split}
          </Button>
        )}
        {made && (
          <Button size="small" disabled={made.id === UNCONFIRMED} onClick={() => undo(made)}>
            {words.fix.undo}
          </Button>
        )}
        {!isPhrase(spot) && !made && !splitting && <p>{words.fix.joinHint}</p>}
      </div>
      {splitting && canSplit && (
        <SplitWord letters={letters} text={text} onSplit={(cuts) => fix(cuts, words.fix.cut)} />
      )}
    </>
  );
}
