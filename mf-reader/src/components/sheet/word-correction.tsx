import type { Text } from "@lagom/shared/contract/text";
import { memo, useState } from "react";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { isPhrase, isSame, type Spot, spotText } from "../../text/spot.ts";
import { lettersOf } from "../../text/token-corrections.ts";
import { CorrectionOptions } from "./correction-options.tsx";
import styles from "./word-correction.module.css";

interface WordCorrectionProps {
  text: Text;
  block: Block;
  spot: Spot;
  onSpot: (spot: Spot) => void;
}

/** The longest word that can be split, and the longest phrase that can be joined, in letters. */
const LONGEST = 40;

/** Asks whether the token is wrong. For another word it closes instead of remounting, which would slow down each touch. */
export const WordCorrection = memo(function WordCorrection(props: WordCorrectionProps) {
  const { text, block, spot } = props;
  const [asked, setAsked] = useState<Spot | null>(null);
  const open = asked !== null && isSame(asked, spot);
  const written = spotText(block, spot);
  if (written.length > LONGEST && lettersOf(written, text.lang).length > LONGEST) return null;
  return (
    <details
      className={styles.correction}
      open={open}
      onToggle={({ currentTarget }) => setAsked(currentTarget.open ? spot : null)}
    >
      <summary>{isPhrase(spot) ? strings.correction.askPhrase : strings.correction.ask}</summary>
      {open && <CorrectionOptions {...props} />}
    </details>
  );
});
