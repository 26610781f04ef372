import { languageOf } from "@lagom/shared/text/languages";
import { memo } from "react";
import { strings } from "../../strings.ts";
import type { Answer, Lookup } from "./lookup.ts";
import styles from "./lookup-sheet.module.css";

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
    const second = through.dictionary && strings.lookup.dictionary(through.dictionary);
    return strings.lookup.through(
      languageOf(through.lang).name,
      strings.lookup.dictionary(dictionary),
      second,
    );
  }
  const from = strings.lookup.sources[source];
  return dictionary ? `${from}: ${strings.lookup.dictionary(dictionary)}` : from;
}

function sureness({ certainty, guess }: Answer): keyof typeof strings.lookup.sure {
  if (guess) return "guess";
  if (certainty >= 0.95) return "certain";
  return certainty >= 0.75 ? "likely" : "open";
}
