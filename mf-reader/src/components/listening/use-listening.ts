import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type Line, type LinePosition, lineAt } from "../../text/lines.ts";
import { scrollInto } from "../../text/popover-position.ts";
import { blockElement } from "../passage/dom-text.ts";
import { scrollPage, topOfReading } from "../passage/reading-area.ts";
import type { Ending } from "./sounding.ts";
import type { Voice } from "./voice.ts";

interface Listening {
  container: RefObject<HTMLElement | null>;
  /** The rewrite that the lines belong to. */
  rewrite: number;
  lines: readonly Line[];
  voice: Voice | undefined;
  speed: number;
  /** Silence after each sentence, in seconds. */
  pause: number;
  /** Called when the voice failed; whether another one reads the sentence instead. */
  standIn: () => boolean;
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
export function useListening({ container, rewrite, lines, voice, speed, pause, standIn }: Listening) {
  const [position, setPosition] = useState<LinePosition>();
  const [state, setState] = useState<"playing" | "paused" | "failed" | "used-up">("playing");
  const playing = state === "playing";
  const [repeats, setRepeats] = useState(false);
  /** How often sentences were repeated: with each time one is read anew. */
  const [round, setRound] = useState(0);
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
  const { block, paragraph, sentence, text, start, end, heading } = line ?? NO_LINE;
  const spoken = useMemo(
    () =>
      text === undefined ? undefined : { rewrite, block, paragraph, sentence, text, start, end, heading },
    [rewrite, block, paragraph, sentence, text, start, end, heading],
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

  const onOver = useEffectEvent((how: Ending) => {
    if (how === "finished" && repeats) setRound(round + 1);
    else if (how === "finished") goTo(at + 1);
    else if (how === "interrupted") setState("paused");
    else if (!standIn()) setState(how);
  });
  // A change of the pause does not begin the sentence again.
  const restMs = useEffectEvent(() => Math.max(pause * 1000, heading ? HEADING_PAUSE_MS / speed : 0));
  const prepareNext = useEffectEvent(() => {
    const next = lines[at + 1];
    if (next && !repeats) voice?.prepare({ ...next, rewrite });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads the sentence again
  useEffect(() => {
    if (!playing || !voice || !spoken) return;
    const stop = voice.say(spoken, speed, (how) => onOver(how), restMs());
    prepareNext();
    return stop;
  }, [playing, voice, speed, spoken, round]);

  return {
    playing,
    failure: state === "failed" || state === "used-up" ? state : undefined,
    repeats,
    toggleRepeat: () => setRepeats(!repeats),
    toggle: () => setState(playing ? "paused" : "playing"),
    previous: at > 0 ? () => goTo(at - 1) : undefined,
    next: at + 1 < lines.length ? () => goTo(at + 1) : undefined,
  };
}

/** Before the first sentence is known. */
const NO_LINE: Omit<Line, "text"> & { text: string | undefined } = {
  block: 0,
  paragraph: "",
  sentence: 0,
  text: undefined,
  start: 0,
  end: 0,
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
