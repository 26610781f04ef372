import { languageOf } from "@lagom/shared/text/languages";
import { memo } from "react";
import { strings } from "../../strings.ts";
import type { Answer, Lookup } from "./lookup.ts";
import styles from "./lookup-sheet.module.css";

const LONGEST_LICENCE = 200;

/** Where an answer comes from, and how sure it is; of a phrase in parts, where each part comes from. */
export const AnswerSource = memo(function AnswerSource({ lookup }: { lookup: Lookup }) {
  const lines =
    lookup.state === "answered"
      ? [`${sourceOf(lookup.answer)}\u00a0· ${strings.lookup.sure[sureness(lookup.answer)]}`]
      : lookup.state === "parts" || lookup.state === "failed"
        ? new Set(lookup.parts.flatMap((part) => sourceOf(part) ?? []))
        : [];
  return [...lines].map((line) => (
    <p key={line} className={styles.source}>
      {line}
    </p>
  ));
});

type Source = Pick<Answer, "dictionary" | "through"> & { source?: Answer["source"] | undefined };

function sourceOf({ source, dictionary, through }: Source): string | undefined {
  if (!source) return undefined;
  if (dictionary && through) {
    const language = languageOf(through.lang).name;
    const first = credit(dictionary);
    return through.dictionary
      ? strings.lookup.through({ language, first, second: credit(through.dictionary) })
      : strings.lookup.throughToLexicon({ language, first });
  }
  const from = strings.lookup.sources[source];
  return dictionary ? strings.lookup.credited({ source: from, dictionary: credit(dictionary) }) : from;
}

/** A dictionary and its licence. */
const credit = ({ name, url, licence }: NonNullable<Source["dictionary"]>): string =>
  [name, url, licence.slice(0, LONGEST_LICENCE)].filter(Boolean).join(" · ");

function sureness({ certainty, guess }: Answer): keyof typeof strings.lookup.sure {
  if (guess) return "guess";
  if (certainty >= 0.95) return "certain";
  return certainty >= 0.75 ? "likely" : "open";
}
