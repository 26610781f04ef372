import type { Text } from "@lagom/shared/contract/text";
import { wordKey } from "@lagom/shared/text/word-key";
import { Button, IconButton } from "@lagom/shared/ui/button";
import { useOpenModal } from "@lagom/shared/ui/open-modals";
import { Plus, X } from "lucide-react";
import { Fragment, memo, type RefObject, useId } from "react";
import { strings } from "../../strings.ts";
import { type Block, entryOf } from "../../text/block.ts";
import type { MarkIndex } from "../../text/marks.ts";
import { partOfSpeech } from "../../text/part-of-speech.ts";
import { grown, isPhrase, type Spot, spotText } from "../../text/spot.ts";
import { SentenceNote } from "../notes/sentence-note.tsx";
import { WordNote } from "../notes/word-note.tsx";
import { withWord } from "../with-word.tsx";
import { AnswerSource } from "./answer-source.tsx";
import { DueReview } from "./due-review.tsx";
import { KnownWord } from "./known-word.tsx";
import { Listen } from "./listen.tsx";
import type { Lookup } from "./lookup.ts";
import { LookupAnswer } from "./lookup-answer.tsx";
import styles from "./lookup-sheet.module.css";
import { OwnMeaning } from "./own-meaning.tsx";
import { SaveOrUndo } from "./save-or-undo.tsx";
import { SavedPhrases } from "./saved-phrases.tsx";
import { SentenceQuote } from "./sentence-quote.tsx";
import { ShareQuote } from "./share-quote.tsx";
import { type Anchors, usePopoverPosition } from "./use-popover-position.ts";
import type { Saved } from "./use-saved.ts";
import { useStableFocus } from "./use-stable-focus.ts";
import { WordCorrection } from "./word-correction.tsx";

interface LookupSheetProps {
  open: boolean;
  /** Whether keys opened it. */
  keyed: boolean;
  text: Text;
  blocks: readonly Block[];
  block: Block;
  spot: Spot;
  lookup: Lookup;
  saved: Saved;
  marks: MarkIndex;
  anchors: Anchors;
  /** The field for the reader's own translation, if there is one. */
  ownField: RefObject<HTMLFormElement | null>;
  onSpot: (spot: Spot) => void;
  onClose: () => void;
}

/** A longer text is a sentence, already shown in full above: the sheet quotes it in small type. */
const LONG = 40;

/** The meaning of a word or phrase: at the bottom edge of a phone, else beside or below the word, which it never covers. */
export function LookupSheet(props: LookupSheetProps) {
  const { open, keyed, text, blocks, block, spot, lookup, saved, marks, anchors, ownField, onSpot, onClose } =
    props;
  const { root, sheet } = anchors;
  const title = useId();
  useOpenModal(open);
  usePopoverPosition(open, keyed, anchors, blocks, spot);
  const stableFocus = useStableFocus(root);
  const word = spotText(block, spot);
  return (
    <section
      ref={sheet}
      role="dialog"
      aria-labelledby={title}
      aria-hidden={!open}
      className={styles.sheet}
      {...stableFocus}
    >
      <div className={styles.content}>
        <header className={styles.header} dir={text.dir}>
          <div className={styles.word}>
            <h2 id={title} data-long={word.length > LONG || undefined}>
              <bdi lang={text.lang} dir={text.dir}>
                {word}
              </bdi>
            </h2>
            <WordFacts {...{ block, spot, lookup, word, text }} />
          </div>
          <div className={styles.tools}>
            <ShareQuote text={text} block={block} spot={spot} />
            <Listen text={text} block={block} spot={spot} />
            <IconButton label={strings.lookup.close} icon={<X size={20} />} onClick={onClose} />
          </div>
        </header>
        <LookupAnswer lookup={lookup} text={text} />
        <DueReview mark={saved.mark} language={text.language} />
        <KnownWord text={text} block={block} spot={spot} mark={saved.mark} open={open} />
        {saved.mark?.noted && <WordNote mark={saved.mark} lang={text.lang} open={open} />}
        {saved.asksOwn && <OwnMeaning saved={saved} lang={text.gloss_lang} field={ownField} />}
        <SentenceQuote text={text} block={block} spot={spot} lookup={lookup} onSpot={onSpot} />
        <SavedPhrases
          block={block}
          spot={spot}
          marks={marks}
          lang={text.lang}
          dir={text.dir}
          onSpot={onSpot}
        />
        <div className={styles.actions}>
          <SaveOrUndo saved={saved} />
          <Grow
            side="from"
            label={strings.lookup.addPrevious}
            text={strings.lookup.previousWord}
            {...{ blocks, spot, onSpot }}
          />
          <Grow
            side="to"
            label={strings.lookup.addNext}
            text={strings.lookup.nextWord}
            {...{ blocks, spot, onSpot }}
          />
        </div>
        {saved.tooLong && (
          <p className={styles.source} role="status">
            {strings.lookup.tooLongToSave}
          </p>
        )}
        {saved.waits && (
          <p className={styles.source} role="status">
            {strings.lookup.waits}
          </p>
        )}
        {saved.signedIn && <SentenceNote text={text} block={block} spot={spot} />}
        <AnswerSource lookup={lookup} />
        {saved.signedIn && <WordCorrection {...{ text, block, spot, onSpot }} />}
      </div>
    </section>
  );
}

interface WordFactsProps extends Pick<LookupSheetProps, "block" | "spot" | "lookup" | "text"> {
  word: string;
}

/** Part of speech and reading of a word, as far as the text knows them, and the base form if it differs. */
function WordFacts({ block, spot, lookup, word, text }: WordFactsProps) {
  const entry = isPhrase(spot) ? undefined : entryOf(block, spot.from);
  const base = (lookup.state === "answered" ? lookup.answer.lemma : undefined) ?? entry?.lemma ?? word;
  const other = wordKey(base, text.lang) !== wordKey(word, text.lang);
  const facts = Object.entries({
    reading: entry?.reading,
    part: entry?.pos && partOfSpeech(entry.pos),
    base: other && !entry?.name && withWord(strings.lookup.baseForm, base, text.lang),
  }).filter(([, fact]) => fact);
  return facts.length > 0 ? (
    <p className={styles.facts}>
      <bdi>
        {facts.map(([kind, fact], i) => (
          <Fragment key={kind}>
            {i > 0 && " · "}
            {fact}
          </Fragment>
        ))}
      </bdi>
    </p>
  ) : null;
}

interface GrowProps {
  side: "from" | "to";
  label: string;
  text: string;
  blocks: readonly Block[];
  spot: Spot;
  onSpot: (spot: Spot) => void;
}

/** Extends the word to a phrase without dragging. */
const Grow = memo(function Grow({ side, label, text, blocks, spot, onSpot }: GrowProps) {
  const wider = grown(blocks, spot, side);
  return (
    <Button aria-label={label} disabled={!wider} onClick={() => wider && onSpot(wider)}>
      <Plus size={16} aria-hidden="true" />
      {text}
    </Button>
  );
});
