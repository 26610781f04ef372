import { type RefObject, useEffect, useRef, useState } from "react";
import type { Line } from "../../text/lines.ts";
import { scrollInto } from "../../text/place-sheet.ts";
import { blockElement } from "../passage/dom-text.ts";
import { scrollPage, topOfReading } from "../passage/reading-area.ts";
import { utteranceOf } from "./speak.ts";

interface Listening {
  container: RefObject<HTMLElement | null>;
  lines: readonly Line[];
  voice: SpeechSynthesisVoice | undefined;
  speed: number;
}

/** Some voices never tell that they ended: no sentence takes longer than this at speed 1, milliseconds. */
const longestFor = (text: string): number => 8000 + text.length * 400;
/** Height of the player, with some room. */
const PLAYER_PX = 150;
/** Before the first sentence is chosen. */
const NOWHERE = -1;

/**
 * Reads a text aloud sentence by sentence, each marked and in view while it is read. To pause is to stop: a sentence is taken
 * up again from its start, since voices cannot be trusted to go on from the middle.
 */
export function useListening({ container, lines, voice, speed }: Listening) {
  const [at, setAt] = useState(NOWHERE);
  const [playing, setPlaying] = useState(true);
  const line = lines[at];
  /** How many there are by now: further parts arrive while one is read. */
  const count = useRef(0);
  count.current = lines.length;

  // Once the text is drawn and stands where it was: a change of level draws it anew, and then puts it there.
  useEffect(() => setAt(firstInView(container.current, lines)), []);

  useEffect(() => {
    const sentence = voice && line && elementOf(container.current, line);
    if (!sentence) return;
    sentence.dataset.spoken = "";
    scrollPage(scrollInto(sentence.getBoundingClientRect(), topOfReading(), innerHeight - PLAYER_PX));
    return () => {
      delete sentence.dataset.spoken;
    };
  }, [container, voice, line]);

  useEffect(() => {
    if (!playing || !voice || !line) return;
    const utterance = utteranceOf(line.text, voice, speed);
    const goOn = () => (at + 1 < count.current ? setAt(at + 1) : setPlaying(false));
    let over = false;
    utterance.onend = () => {
      over = true;
      goOn();
    };
    // The voice failed, or another reading took its place, such as that of a word, and is not to be ended with it.
    utterance.onerror = () => {
      over = true;
      setPlaying(false);
    };
    const watch = setTimeout(goOn, longestFor(line.text) / speed);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => {
      clearTimeout(watch);
      utterance.onend = null;
      utterance.onerror = null;
      if (!over) speechSynthesis.cancel();
    };
  }, [playing, voice, speed, line, at]);

  return {
    playing,
    toggle: () => setPlaying(!playing),
    previous: at > 0 ? () => setAt(at - 1) : undefined,
    next: at + 1 < lines.length ? () => setAt(at + 1) : undefined,
  };
}

const elementOf = (container: HTMLElement | null, { block, sentence }: Line): HTMLElement | undefined =>
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
