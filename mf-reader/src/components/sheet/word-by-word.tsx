import type { Text } from "@lagom/shared/contract/text";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { strings } from "../../strings.ts";
import { listed } from "../../text/listed.ts";
import { withWord } from "../with-word.tsx";
import type { Part } from "./lookup.ts";
import styles from "./lookup-sheet.module.css";

interface WordByWordProps {
  title: string;
  parts: readonly Part[];
  /** The language of the meanings. */
  lang: LanguageCode;
  text: Text;
}

/** Other meanings of a part that are shown beside its first one. */
const MOST_OTHERS = 2;

/** The words of a phrase in order, each with its base form and its meaning. */
export function WordByWord({ title, parts, lang, text }: WordByWordProps) {
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>{title}</p>
      <dl className={styles.parts} dir={text.dir}>
        {parts.map((part) => (
          <div key={part.at}>
            <dt>
              <bdi lang={text.lang}>{part.text}</bdi>
              <BaseForm part={part} lang={text.lang} />
            </dt>
            <Meaning part={part} lang={lang} />
          </div>
        ))}
      </dl>
    </div>
  );
}

function BaseForm({ part: { text, lemma }, lang }: { part: Part; lang: LanguageCode }) {
  if (lemma === undefined || wordKey(lemma, lang) === wordKey(text, lang)) return null;
  return (
    <span className={styles.facts} dir="auto">
      {withWord(strings.lookup.baseForm, lemma, lang)}
    </span>
  );
}

function Meaning({ part, lang }: { part: Part; lang: LanguageCode }) {
  const { translated_word: gloss, others = [], name } = part;
  if (gloss === null)
    return (
      <dd className={styles.nothing} dir="auto">
        {name ? strings.lookup.name : strings.lookup.noPart}
      </dd>
    );
  return (
    <dd lang={lang} dir={languageOf(lang).dir}>
      {listed([gloss, ...others.slice(0, MOST_OTHERS)], lang)}
    </dd>
  );
}
