import type { Text } from "@lagom/shared/contract/text";
import { afterPaint } from "@lagom/shared/ui/after-paint";
import { announce } from "@lagom/shared/ui/live";
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { logLookup } from "../../queries/log-lookup.ts";
import { noteDone } from "../../stores/tutorial.ts";
import { strings } from "../../strings.ts";
import type { Block } from "../../text/block.ts";
import type { MarkIndex } from "../../text/marks.ts";
import { isPhrase, type Spot, spotSentence, spotText } from "../../text/spot.ts";
import type { Lookup } from "../sheet/lookup.ts";
import { LookupSheet } from "../sheet/lookup-sheet.tsx";
import { useHeldWhilePressed } from "../sheet/use-held-while-pressed.ts";
import { useLookup } from "../sheet/use-lookup.ts";
import type { Anchors } from "../sheet/use-popover-position.ts";
import { useSaved } from "../sheet/use-saved.ts";
import type { CursorControl } from "./use-cursor.ts";

interface OpenLookupProps {
  /** Whether the sheet is visible; it is rendered beforehand, so that a touch only has to fill it. */
  open: boolean;
  /** Whether keys led here. */
  keyed: boolean;
  text: Text;
  blocks: readonly Block[];
  block: Block;
  spot: Spot;
  /** Whether to save it as soon as its meaning is known. */
  saving: boolean;
  marks: MarkIndex;
  anchors: Anchors;
  control: CursorControl;
  /** Receives the action of the S key. */
  saveRef: RefObject<(() => void) | null>;
}

/** The lookup of the current word: its meaning, whether it is saved, and the sheet that shows both. */
export function OpenLookup(props: OpenLookupProps) {
  const { open, keyed, text, blocks, block, spot, saving, marks, anchors, control, saveRef } = props;
  const lookup = useHeldWhilePressed(anchors.sheet, spot, useLookup(text, block, spot, open));
  const saved = useSaved(text, block, spot, lookup, marks, open);
  const word = spotText(block, spot);
  useAnswered(open, lookup, spot, word, ({ gloss, source: answered_by, guess }) => {
    announce(
      <>
        <bdi lang={text.lang}>{word}</bdi>: <bdi lang={text.gloss_lang}>{gloss}</bdi>
        {guess && `. ${guess}`}
      </>,
    );
    logLookup(text, { word, translation: gloss, sentence: spotSentence(block, spot).text, answered_by });
    if (saving) saved.save();
  });
  const phrase = isPhrase(spot);
  // Once it closes, since the tutorial hides until then.
  useEffect(() => {
    if (!open) return;
    return () => {
      noteDone("look-up");
      if (phrase) noteDone("phrase");
    };
  }, [open, phrase]);
  const ownField = useRef<HTMLFormElement>(null);
  const asking = saved.asksOwn && !saved.saved && !saved.canSave;
  const askOwn = () => ownField.current?.querySelector("input")?.focus();
  useImperativeHandle(saveRef, () => (asking ? askOwn : saved.save));
  const askOwnOnceDrawn = useEffectEvent(() =>
    // Whoever went elsewhere meanwhile stays there.
    afterPaint(() => document.activeElement === anchors.root.current && askOwn()),
  );
  useEffect(() => {
    if (open && saving && asking) return askOwnOnceDrawn();
  }, [open, saving, asking]);
  return (
    <LookupSheet
      {...{ open, keyed, text, blocks, block, spot, lookup, saved, marks, anchors, ownField }}
      onSpot={control.lookUp}
      onClose={() => {
        control.close();
        anchors.root.current?.focus({ preventScroll: true });
      }}
    />
  );
}

/** What is told of an answer. */
interface Told {
  gloss: string;
  source: string;
  /** That it is a guess, if so. */
  guess: string | undefined;
}

function toldOf(lookup: Lookup): Told | undefined {
  if (lookup.state === "parts" && lookup.gloss)
    return { gloss: lookup.gloss, source: "parts", guess: strings.lookup.onlyParts };
  if (lookup.state !== "answered") return undefined;
  const { gloss, source, guess } = lookup.answer;
  return { gloss, source, guess: guess ? strings.lookup.onlyGuess : undefined };
}

/** Announces each answer once, and again when the same word occurs elsewhere. */
function useAnswered(
  open: boolean,
  lookup: Lookup,
  { block, from, to }: Spot,
  word: string,
  tell: (told: Told) => void,
): void {
  const told = toldOf(lookup);
  const shown = open && told && JSON.stringify([block, from, to, word, told.gloss, told.source]);
  const onShown = useEffectEvent(() => told && tell(told));
  useEffect(() => {
    if (shown) onShown();
  }, [shown]);
}
