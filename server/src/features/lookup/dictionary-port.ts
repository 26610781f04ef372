import { wordKey } from "@lagom/shared/text/word-key";
import { and, eq, inArray, sql } from "drizzle-orm";
import { candidatesOf } from "../../language/base-forms/candidates.ts";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries, dictionaryEntries } from "../../schema/dictionaries.table.ts";
import type { TranslatePort } from "./translate.ts";

/** A dictionary does not know the sentence: a single meaning is probably right; of several, any may be meant. */
const CERTAINTY = { onlyMeaning: 0.7, oneOfSeveral: 0.5 };
const MOST_OTHERS = 5;

/** Looks a word up in the imported dictionaries: first as written, then as the forms it may derive from. */
export function dictionaryPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async ({ text, source, target }) => {
    const installed = await db
      .select({ id: dictionaries.id })
      .from(dictionaries)
      .where(and(eq(dictionaries.sourceLang, source), eq(dictionaries.targetLang, target)));
    if (installed.length === 0) return null;
    const form = wordKey(text, source);
    const [tokens = []] = await tokeniser.tokenise(source, [text.normalize("NFC")]);
    const lemma = tokens.length === 1 && tokens[0]?.lemma ? [wordKey(tokens[0].lemma, source)] : [];
    const stems = tokens.length === 1 ? await tokeniser.stems(source, text) : [];
    const keys = [...new Set([form, ...lemma, ...stems, ...candidatesOf(form, source)])];
    const [entry] = await db
      .select({
        headword: dictionaryEntries.headword,
        glosses: dictionaryEntries.glosses,
        name: dictionaries.name,
        licence: dictionaries.licence,
        url: dictionaries.url,
      })
      .from(dictionaryEntries)
      .innerJoin(dictionaries, eq(dictionaries.id, dictionaryEntries.dictionaryId))
      .where(
        and(
          inArray(
            dictionaries.id,
            installed.map(({ id }) => id),
          ),
          inArray(dictionaryEntries.key, keys),
        ),
      )
      .orderBy(sql`array_position(${sql.param(keys)}::text[], ${dictionaryEntries.key})`, dictionaries.id)
      .limit(1);
    const [gloss, ...others] = entry?.glosses ?? [];
    if (!entry || !gloss) return null;
    const { headword, name, licence, url } = entry;
    return {
      translated_word: gloss,
      lemma: headword,
      others: others.slice(0, MOST_OTHERS),
      source: "dictionary",
      certainty: others.length === 0 ? CERTAINTY.onlyMeaning : CERTAINTY.oneOfSeveral,
      dictionary: { name, licence, url },
    };
  };
}
