import type { Text } from "@lagom/shared/contract/text";
import { wordKey } from "@lagom/shared/text/word-key";
import { Button } from "@lagom/shared/ui/button";
import { announce } from "@lagom/shared/ui/live";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { useKnownWords } from "../../queries/known-words.ts";
import { useLearnAgain } from "../../queries/learn-again.ts";
import { strings } from "../../strings.ts";
import { type Block, entryOf } from "../../text/block.ts";
import type { Mark } from "../../text/marks.ts";
import { isPhrase, type Spot, spotText } from "../../text/spot.ts";
import { withWord } from "../with-word.tsx";
import styles from "./known-word.module.css";

interface KnownWordProps {
  text: Text;
  block: Block;
  spot: Spot;
  mark: Mark | undefined;
  open: boolean;
}

/** Says that a word counts as known, saved or not, and lets its reader learn it again. Nothing for other words. */
export function KnownWord({ text, block, spot, mark, open }: KnownWordProps) {
  // Whoever has said of no word that they know it has a share that rests on their level.
  const known = useKnownWords(text.rewrite_id, open && text.known_level === null);
  const { mutate } = useLearnAgain(text);
  const pressedIn = useRef<Element>(null);
  const entry = isPhrase(spot) ? undefined : entryOf(block, spot.from);
  const lemma = entry ? wordKey(entry.lemma, text.lang) : "";
  const isKnown = mark ? mark.status === "known" && mark.id > 0 : known.has(lemma);
  // The pressed button goes with its line.
  useLayoutEffect(() => {
    if (isKnown) return;
    const next = pressedIn.current?.querySelector<HTMLElement>("[data-does=save], [data-does=undo]");
    next?.focus({ preventScroll: true });
    pressedIn.current = null;
  }, [isKnown]);
  if (!isKnown) return null;
  const learn = (event: MouseEvent) => {
    pressedIn.current = event.currentTarget.closest("[role=dialog]");
    const word = mark?.word ?? spotText(block, spot);
    announce(withWord(strings.lookup.learnedAgain, word, text.lang));
    mutate({ word, lemma, mark });
  };
  return (
    <div className={styles.known}>
      <p>{strings.lookup.known}</p>
      <Button size="small" onClick={learn}>
        {strings.lookup.learnAgain}
      </Button>
    </div>
  );
}
