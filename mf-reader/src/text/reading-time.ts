import { type Block, unitCount } from "./block.ts";
import { wordsRead } from "./words-read.ts";

/** After so long without a sign of the reader the clock stops. */
const IDLE_SECONDS = 120;

/** What was read of one text since it was last reported. */
export interface Reading {
  words_read: number;
  seconds: number;
}

/** Counts time, and paragraphs on screen, of one text. */
export class ReadingTime {
  private readonly onScreen = new Set<number>();
  private readonly seconds = new Map<number, number>();
  private readonly words = new Map<number, number>();
  private total = 0;
  private idle = 0;
  private reported: Reading = { words_read: 0, seconds: 0 };

  /** Learns a block; the title and what is not rewritten do not count. */
  know(block: number, { paragraph, heading }: Block): void {
    this.words.set(block, heading || !paragraph.rewritten ? 0 : unitCount(paragraph));
  }

  show(block: number, visible: boolean): void {
    if (visible) this.onScreen.add(block);
    else this.onScreen.delete(block);
  }

  /** The reader did something: scrolled, tapped or typed. */
  stir(): void {
    this.idle = 0;
  }

  /** Lets time pass with the text in view. */
  pass(seconds: number): void {
    this.idle += seconds;
    if (this.idle > IDLE_SECONDS || this.onScreen.size === 0) return;
    this.total += seconds;
    for (const block of this.onScreen) this.seconds.set(block, (this.seconds.get(block) ?? 0) + seconds);
  }

  /** What came since the last call; null when nothing did. */
  take(): Reading | null {
    const paragraphs = Array.from(this.words, ([block, words]) => ({
      words,
      seconds: this.seconds.get(block) ?? 0,
    }));
    const now = { words_read: wordsRead(paragraphs, this.total), seconds: Math.floor(this.total) };
    const since = {
      words_read: now.words_read - this.reported.words_read,
      seconds: now.seconds - this.reported.seconds,
    };
    if (since.words_read <= 0) return null;
    this.reported = now;
    return since;
  }
}
