import type { ReviewCard } from "@lagom/shared/contract/reviews";
import { languageOf } from "@lagom/shared/text/languages";
import { LEECH_LAPSES } from "@lagom/shared/text/review";
import { wordKey } from "@lagom/shared/text/word-key";
import type { ReactNode } from "react";
import { strings } from "../../strings.ts";
import type { CardKind } from "../../text/card-kind.ts";
import { MetIn } from "../met-in.tsx";
import { WordText } from "../word-text.tsx";
import { CardSentence } from "./card-sentence.tsx";
import styles from "./review-card.module.css";
import { TypedOutcome } from "./typed-answer.tsx";

interface CardFaceProps {
  card: ReviewCard;
  kind: CardKind;
  revealed: boolean;
  /** A button that reads the card aloud, if there is a voice. */
  listen: ReactNode;
  /** What helps with a word that is forgotten again and again. */
  hard: ReactNode;
  /** What was typed into the gap, once it was checked. */
  typed: string | undefined;
  /** The field for the gap, where it is to be typed. */
  field: ReactNode;
}

/** A word as its card asks for it, and once revealed with all that helps to remember it. */
export function CardFace(props: CardFaceProps) {
  const { card, kind, revealed, listen } = props;
  const { word } = card;
  if (revealed) return <Revealed {...props} />;
  if (kind === "listening")
    return (
      <>
        <p className={styles.lemma}>{strings.review.listenFirst}</p>
        {listen}
      </>
    );
  if (kind === "word")
    return (
      <>
        <Word card={card} />
        <CardSentence word={word} />
      </>
    );
  return (
    <>
      <CardSentence word={word} gap />
      <Translation card={card} />
      {props.field}
    </>
  );
}

function Revealed({ card, listen, hard, typed }: CardFaceProps) {
  const { word, sentence_translation } = card;
  const { source_word, source_lang, target_lang, lemma, context } = word;
  return (
    <>
      <Word card={card} />
      <CardSentence word={word} />
      <div className={styles.answer} role="status">
        {typed !== undefined && <TypedOutcome word={word} typed={typed} />}
        <Translation card={card} />
        {lemma && wordKey(lemma, source_lang) !== wordKey(source_word, source_lang) && (
          <p className={styles.lemma}>
            {strings.review.baseForm} <WordText text={lemma} lang={source_lang} />
          </p>
        )}
        {sentence_translation && (
          <p className={styles.meaning} lang={target_lang} dir={languageOf(target_lang).dir}>
            {sentence_translation}
          </p>
        )}
        {context && <MetIn lang={source_lang} met={{ ...context, sentence: null }} />}
      </div>
      {listen}
      {isLeech(card) && hard}
    </>
  );
}

/** By the schedule, which is newer than the word once it was answered in this round. */
const isLeech = ({ schedule }: ReviewCard): boolean => (schedule?.lapses ?? 0) >= LEECH_LAPSES;

function Word({ card: { word } }: { card: ReviewCard }) {
  const { source_word, source_lang } = word;
  return (
    <p className={styles.word} lang={source_lang} dir={languageOf(source_lang).dir}>
      {source_word}
    </p>
  );
}

function Translation({ card: { word } }: { card: ReviewCard }) {
  const { translated_word, target_lang } = word;
  return (
    <p className={styles.translation} lang={target_lang} dir={languageOf(target_lang).dir}>
      {translated_word}
    </p>
  );
}
