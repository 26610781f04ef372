import type { Entry, Text } from "@lagom/shared/contract/text";
import { type Block, entryOf } from "../../text/block.ts";
import { isPhrase, type Spot, spotSentence } from "../../text/spot.ts";
import type { Answer, Lookup } from "./lookup.ts";

/** Same confidence as the server gives a lexicon word: no sense was chosen in this text. */
const CERTAINTY = { onlySense: 0.9, firstSense: 0.6 };

/** The text's own answer for a spot: the translation of a whole sentence, or the entry of a word. */
export function answerFromText(text: Text, block: Block, spot: Spot): Lookup | undefined {
  const { whole, translation } = spotSentence(block, spot);
  if (whole && isPhrase(spot) && translation)
    return answered({
      gloss: translation,
      lang: text.gloss_lang,
      others: [],
      lemma: undefined,
      source: "sentence",
      certainty: 1,
    });
  const entry = isPhrase(spot) ? undefined : entryOf(block, spot.from);
  return entry && answerFromEntry(entry, text);
}

const LETTER = /\p{L}/u;

function answerFromEntry({ form, gloss, others, lemma, name }: Entry, text: Text): Lookup | undefined {
  const lang = text.gloss_lang;
  // In the collection, names were chosen by a person; elsewhere a capital letter decided, and the server may know the word.
  if (gloss === null)
    return name && (text.origin === "corpus" || !LETTER.test(form)) ? { state: "name" } : undefined;
  if (text.origin === "corpus") return answered({ gloss, lang, others, lemma, source: "text", certainty: 1 });
  const certainty = others.length === 0 ? CERTAINTY.onlySense : CERTAINTY.firstSense;
  return answered({ gloss, lang, others, lemma, source: "lexicon", certainty });
}

const answered = (answer: Answer): Lookup => ({ state: "answered", answer });
