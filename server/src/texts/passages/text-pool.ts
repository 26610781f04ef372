import { serialize } from "node:v8";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { LoadedLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import { createWorkerPool } from "../../platform/workers/worker-pool.ts";
import type { StoredParagraph } from "./paragraph.ts";
import type { CountedPassages, PackedLexicon, Passages } from "./passage-worker.ts";
import type { PlainSection, PlainText } from "./plain-text.ts";

/** A batch of passages takes a tenth of a second; the first one takes two seconds to load dictionaries. */
const LIMITS = { cpuLimitMs: 15_000, memoryMb: 768, niceness: 10, mostTasks: 50 };

/** What passages of one language are prepared with. */
export interface PassageContext {
  code: LanguageCode;
  lexicon: LoadedLexicon;
  /** Names that occur in the whole text. */
  names: readonly string[];
}

/** Processes whole texts in worker threads. Each call may throw as `WorkerPool.run` does. */
export interface TextPool {
  /** Title and paragraphs of a pasted text. @param title the reader's title, if any */
  read(text: string, title: string | undefined): Promise<PlainText>;
  /** Title, paragraphs and headings of the chapters of a file. @param title the reader's title, if any */
  readChapters(sections: readonly PlainSection[], title: string | undefined): Promise<PlainText>;
  /** The names in a text, as `namesIn` finds them. */
  names(text: string, code: LanguageCode): Promise<string[]>;
  /** Segments and tokenises passages of plain text, and looks up every word. */
  prepare(context: PassageContext, texts: readonly string[]): Promise<StoredParagraph[]>;
  /**
   * Prepares a portion of a reader's own text, and counts what the report on the text needs.
   * @param headings which of the passages are headings of sections
   */
  prepareAndCount(
    context: PassageContext,
    texts: readonly string[],
    headings: readonly number[],
  ): Promise<CountedPassages>;
  close(): Promise<void>;
}

/** A pool whose worker thread starts with the first call. */
export function createTextPool(): TextPool {
  const pool = createWorkerPool<typeof import("./passage-worker.ts")>(
    new URL("./passage-worker.ts", import.meta.url),
    LIMITS,
  );
  return {
    read: (text, title) => pool.run("read", { text, title }),
    readChapters: (sections, title) => pool.run("readChapters", { sections, title }),
    names: (text, code) => pool.run("names", { text, code }),
    prepare: (context, texts) => pool.run("prepare", passagesOf(context, texts)),
    prepareAndCount: (context, texts, headings) =>
      pool.run("prepareAndCount", { ...passagesOf(context, texts), headings }),
    close: pool.close,
  };
}

/** Prepares one passage, as `TextPool.prepare` does. */
export async function preparePassage(
  pool: TextPool,
  context: PassageContext,
  text: string,
): Promise<StoredParagraph> {
  const [paragraph] = await pool.prepare(context, [text]);
  if (!paragraph) throw new Error("The passage was not prepared");
  return paragraph;
}

const passagesOf = ({ code, lexicon, names }: PassageContext, texts: readonly string[]): Passages => ({
  code,
  names,
  texts,
  lexicon: pack(lexicon),
});

const packed = new WeakMap<LoadedLexicon, PackedLexicon>();
let lastId = 0;

/** Copies a lexicon once to memory that the threads share, instead of with each batch. */
function pack(lexicon: LoadedLexicon): PackedLexicon {
  const known = packed.get(lexicon);
  if (known) return known;
  const serialised = serialize(lexicon);
  const bytes = new SharedArrayBuffer(serialised.length);
  new Uint8Array(bytes).set(serialised);
  lastId += 1;
  packed.set(lexicon, { id: lastId, bytes });
  return { id: lastId, bytes };
}
