import type { Text } from "@lagom/shared/contract/text";
import { type Direction, languageOf } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { memo } from "react";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import { excerpt, findGloss } from "../../text/emphasis.ts";
import { type Spot, sentenceSpot, spotSentence } from "../../text/spot.ts";
import { isolated } from "../isolated.tsx";
import type { Lookup } from "./lookup.ts";
import styles from "./lookup-sheet.module.css";

interface SentenceQuoteProps {
  text: Text;
  block: Block;
  spot: Spot;
  lookup: Lookup;
  /** Looks up the whole sentence. */
  onSpot: (spot: Spot) => void;
}

/** The full sentence is in the text above, so the context of the word is enough here. */
const LONGEST_QUOTE = 90;

/** The sentence with the word in bold, and its translation; nothing if the sentence itself was looked up. */
export const SentenceQuote = memo(function SentenceQuote({
  text,
  block,
  spot,
  lookup,
  onSpot,
}: SentenceQuoteProps) {
  const sentence = spotSentence(block, spot);
  if (sentence.held) return null;
  const quoted = excerpt(sentence.text, sentence, LONGEST_QUOTE);
  const own = languageOf(text.gloss_lang);
  const gloss = lookup.state === "answered" ? lookup.answer.gloss : "";
  return (
    <blockquote className={styles.quote} dir={text.dir}>
      <p lang={text.lang} dir={text.dir}>
        <Emphasised text={quoted.text} part={quoted} dir={text.dir} />
      </p>
      {sentence.translation && (
        <p className={styles.translation} lang={text.gloss_lang} dir={own.dir}>
          <Emphasised
            text={sentence.translation}
            part={findGloss(sentence.translation, gloss)}
            dir={own.dir}
          />
        </p>
      )}
      {!sentence.translation && text.translates && (
        <Button kind="quiet" size="small" onClick={() => onSpot(sentenceSpot(block, spot))}>
          {strings.lookup.translateSentence}
        </Button>
      )}
    </blockquote>
  );
});

interface EmphasisedProps {
  text: string;
  part: { start: number; end: number } | undefined;
  dir: Direction;
}

function Emphasised({ text, part, dir }: EmphasisedProps) {
  const drawn = (start: number, end?: number) => isolated(text.slice(start, end), dir === "rtl");
  if (!part) return drawn(0);
  return (
    <>
      {drawn(0, part.start)}
      <strong>{drawn(part.start, part.end)}</strong>
      {drawn(part.end)}
    </>
  );
}
