import type { SentenceNote } from "@lagom/shared/contract/notes";
import type { Text } from "@lagom/shared/contract/text";
import type { SavedWord } from "@lagom/shared/contract/words";
import { languageOf } from "@lagom/shared/text/languages";
import { useEffect, useEffectEvent } from "react";
import { readerStrings } from "../../strings/reader.ts";
import { strings } from "../../strings.ts";
import { type Block, blocksOf } from "../../text/block.ts";
import { inOrder } from "../../text/notes.ts";
import { sourceName } from "../../text/source-name.ts";
import styles from "./printed-text.module.css";

interface PrintedTextProps {
  /** All parts of the text. */
  parts: readonly Text[];
  words: readonly SavedWord[];
  notes: readonly SentenceNote[];
  /** Called when the browser has printed it, or was told not to. */
  onDone: () => void;
}

/** A text with the reader's words and notes of it, seen on paper only: it opens the browser's dialog to print, in place of the page. */
export function PrintedText({ parts, words, notes, onDone }: PrintedTextProps) {
  usePrint(onDone);
  const [first] = parts;
  if (!first) return null;
  const { title, language, lang, dir, level, source } = first;
  const blocks = blocksOf(parts);
  return (
    <div className={styles.sheet} data-print-sheet="">
      <p className={styles.facts}>
        <span>{readerStrings.print.name}</span>
        <span lang={lang}>{language}</span>
        <span>{level}</span>
      </p>
      <article lang={lang} dir={dir} className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.source}>
          <bdi>
            {[source.author, sourceName(source), source.licence, source.url].filter(Boolean).join(" · ")}
          </bdi>
        </p>
        {blocks.map((block) => !block.title && <Printed key={block.paragraph.id} block={block} />)}
      </article>
      {words.length > 0 && (
        <section dir={dir} className={styles.words}>
          <h2>{readerStrings.print.words}</h2>
          <dl>
            {words.map(({ id, source_word, translated_word, target_lang, note }) => (
              <div key={id}>
                <dt lang={lang}>{source_word}</dt>
                <dd lang={target_lang} dir={languageOf(target_lang).dir}>
                  {translated_word}
                </dd>
                {note && <dd dir="auto">{note}</dd>}
              </div>
            ))}
          </dl>
        </section>
      )}
      {notes.length > 0 && (
        <section dir={dir} className={styles.notes}>
          <h2>{strings.notes.title}</h2>
          {inOrder(notes, blocks).map(({ paragraph, sentence, quote, note }) => (
            <div key={`${paragraph} ${sentence}`}>
              <blockquote lang={lang}>{quote}</blockquote>
              <p dir="auto">{note}</p>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

function Printed({ block: { paragraph } }: { block: Block }) {
  return paragraph.heading ? <h2>{paragraph.text}</h2> : <p>{paragraph.text}</p>;
}

function usePrint(onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    let gone = false;
    const onPrinted = () => done();
    addEventListener("afterprint", onPrinted);
    document.fonts.ready.then(() => gone || print());
    return () => {
      gone = true;
      removeEventListener("afterprint", onPrinted);
    };
  }, []);
}
