import { MOST_PARAGRAPHS_A_REPORT } from "@lagom/shared/limits";
import { type Block, isHeading, tokenCount } from "./block.ts";
import { wasRead, wordsRead } from "./words-read.ts";

/** The clock stops after this long without activity. */
const IDLE_SECONDS = 60;
/** Rereading reports no words, and only counts if it takes at least this long. */
const LEAST_SECONDS_ALONE = 10;

/** What was read of a text since the last report. */
export interface Reading {
  words_read: number;
  seconds: number;
  /** The ids of the paragraphs that were read. */
  paragraphs: string[];
}

interface TimedBlock {
  id: string;
  words: number;
  seconds: number;
  reported: boolean;
}

/** Counts the time and the paragraphs on screen of one text. */
export class ReadingTime {
  private readonly onScreen = new Set<number>();
  private readonly blocks = new Map<number, TimedBlock>();
  private total = 0;
  private idle = 0;
  private reported = { words_read: 0, seconds: 0 };

  /** Registers a block; the title, headings and paragraphs that are not rewritten do not count. */
  know(number: number, block: Block): void {
    const { id, rewritten } = block.paragraph;
    const words = isHeading(block) || !rewritten ? 0 : tokenCount(block.paragraph);
    this.blocks.set(number, { seconds: 0, reported: false, ...this.blocks.get(number), id, words });
  }

  show(block: number, visible: boolean): void {
    if (visible) this.onScreen.add(block);
    else this.onScreen.delete(block);
  }

  /** Notes activity: scrolling, pointing or typing. */
  stir(): void {
    this.idle = 0;
  }

  /** Advances the clock while the text is in view. */
  pass(seconds: number): void {
    this.idle += seconds;
    if (this.idle > IDLE_SECONDS || this.onScreen.size === 0) return;
    this.total += seconds;
    for (const number of this.onScreen) {
      const block = this.blocks.get(number);
      if (block) block.seconds += seconds;
    }
  }

  /** What was read since the last call; null if nothing. Time without words is held back until words were read. */
  take(): Reading | null {
    const blocks = [...this.blocks.values()];
    const now = { words_read: wordsRead(blocks, this.total), seconds: Math.floor(this.total) };
    const words_read = now.words_read - this.reported.words_read;
    const seconds = now.seconds - this.reported.seconds;
    const readAgain = now.words_read > 0 && seconds >= LEAST_SECONDS_ALONE;
    if (words_read <= 0 && !readAgain) return null;
    this.reported = now;
    return { words_read, seconds, paragraphs: takeRead(blocks) };
  }
}

/** The ids of the paragraphs read but not yet reported; they count as reported from then on. */
function takeRead(blocks: readonly TimedBlock[]): string[] {
  const fresh = blocks
    .filter((block) => !block.reported && block.words > 0 && wasRead(block))
    .slice(0, MOST_PARAGRAPHS_A_REPORT);
  for (const block of fresh) block.reported = true;
  return fresh.map(({ id }) => id);
}
