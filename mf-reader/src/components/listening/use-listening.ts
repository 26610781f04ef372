import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type Line, type LinePosition, lineAt } from "../../text/lines.ts";
import { scrollInto } from "../../text/popover-position.ts";
import { blockElement } from "../passage/dom-text.ts";
import { scrollPage, topOfReading } from "../passage/reading-area.ts";
import { type Ending, say } from "./speaker.ts";

interface Listening {
  container: RefObject<HTMLElement | null>;
  /** The rewrite that the lines belong to. */
  rewrite: number;
  lines: readonly Line[];
  voice: SpeechSynthesisVoice | undefined;
  speed: number;
}

/** Height of the player, with a margin. */
const PLAYER_PX = 150;
/** Pause after the title and after headings, at speed 1. */
const HEADING_PAUSE_MS = 700;

/**
 * Reads a text aloud sentence by sentence, marking each one and keeping it in view. After a change of level, continues with the
 * same paragraph. Pausing stops the voice, and resuming restarts the sentence: voices cannot be trusted to continue
 * mid-sentence.
 */
export function useListening({ container, rewrite, lines, voice, speed }: Listening) {
  const [position, setPosition] = useState<LinePosition>();
  const [state, setState] = useState<"playing" | "paused" | "failed">("playing");
  const playing = state === "playing";
  const at = position ? lineAt(lines, rewrite, position) : -1;
  const line = lines[at];
  const goTo = (to: number) => {
    const next = lines[to];
    if (next) setPosition({ rewrite, paragraph: next.paragraph, sentence: next.sentence });
    else setState("paused");
  };
  // After the text is drawn.
  const begin = useEffectEvent(() => goTo(firstInView(container.current, lines)));
  useEffect(() => begin(), []);

  // Stable while the same sentence is read, although further or corrected parts create new line objects.
  const { block, sentence, text, heading } = line ?? NO_LINE;
  const spoken = useMemo(
    () => (text === undefined ? undefined : { block, sentence, text, heading }),
    [block, sentence, text, heading],
  );
  const shown = useRef<LinePosition>(undefined);
  const hasVoice = voice !== undefined;
  useEffect(() => {
    const element = hasVoice && spoken && elementOf(container.current, spoken);
    if (!element) return;
    element.dataset.spoken = String(rewrite);
    // While paused, a change of level does not move the reader.
    if (playing || shown.current !== position)
      scrollPage(scrollInto(element.getBoundingClientRect(), topOfReading(), innerHeight - PLAYER_PX));
    shown.current = position;
    return () => {
      delete element.dataset.spoken;
    };
  }, [container, hasVoice, playing, rewrite, position, spoken]);

  const goOn = useEffectEvent(() => goTo(at + 1));
  useEffect(() => {
    if (!playing || !voice || !spoken) return;
    const onOver = (how: Ending) => {
      if (how === "finished") goOn();
      else setState(how === "failed" ? "failed" : "paused");
    };
    return say(spoken.text, voice, speed, onOver, spoken.heading ? HEADING_PAUSE_MS / speed : 0);
  }, [playing, voice, speed, spoken]);

  return {
    playing,
    failed: state === "failed",
    toggle: () => setState(playing ? "paused" : "playing"),
    previous: at > 0 ? () => goTo(at - 1) : undefined,
    next: at + 1 < lines.length ? () => goTo(at + 1) : undefined,
  };
}

/** Before the first sentence is known. */
const NO_LINE: Pick<Line, "block" | "sentence" | "heading"> & { text: string | undefined } = {
  block: 0,
  sentence: 0,
  text: undefined,
  heading: false,
};

const elementOf = (
  container: HTMLElement | null,
  { block, sentence }: Pick<Line, "block" | "sentence">,
): HTMLElement | undefined =>
  (container && blockElement(container, block)?.children[sentence]) as HTMLElement | undefined;

/** The first sentence that is not above the screen. */
function firstInView(container: HTMLElement | null, lines: readonly Line[]): number {
  const top = topOfReading();
  const visible = lines.findIndex((line) => {
    const block = container && blockElement(container, line.block);
    if (!block || block.getBoundingClientRect().bottom <= top) return false;
    return (elementOf(container, line)?.getBoundingClientRect().bottom ?? 0) > top;
  });
  return Math.max(0, visible);
}
