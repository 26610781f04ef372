import { ne } from "drizzle-orm";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries } from "../../schema/dictionaries.table.ts";
import { hasDictionary } from "./dictionary-answers.ts";
import { pivotAnswers } from "./pivot-answers.ts";
import type { TranslatePort } from "./translate.ts";
import { allKeysOf } from "./word-keys.ts";

/** Guesses the meaning of a text through a third language, where dictionaries lead into one and out of it. */
export function pivotPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async (request) => {
    const { text, source, target } = request;
    if (!(await hasDictionary(db, source, ne(dictionaries.targetLang, target)))) return null;
    const [answer] = await pivotAnswers(db, [await allKeysOf(tokeniser, text, source)], request);
    return answer ?? null;
  };
}
