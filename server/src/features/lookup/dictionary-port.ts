import { eq } from "drizzle-orm";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries } from "../../schema/dictionaries.table.ts";
import { dictionaryAnswers, hasDictionary } from "./dictionary-answers.ts";
import type { TranslatePort } from "./translate.ts";
import { allKeysOf } from "./word-keys.ts";

/** Looks a text up in the imported dictionaries: first as written, then as the forms it may derive from. */
export function dictionaryPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async (request) => {
    const { text, source, target } = request;
    if (!(await hasDictionary(db, source, eq(dictionaries.targetLang, target)))) return null;
    const [answer] = await dictionaryAnswers(db, [await allKeysOf(tokeniser, text, source)], request);
    return answer ?? null;
  };
}
