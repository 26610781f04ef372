import type { LanguageCode, LanguageName } from "@lagom/shared/text/languages";
import { languageOf } from "@lagom/shared/text/languages";
import { DEFAULT_LEVEL } from "@lagom/shared/text/levels";
import { eq } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { preferences } from "../../schema/preferences.table.ts";
import type { KnownWords } from "./known.queries.ts";

/** What a reply needs to know about the reader. */
export interface Reader {
  userId: string;
  /** The reader's own language; undefined without stored preferences. */
  own: LanguageName | undefined;
  /** The language being learnt; undefined without stored preferences. */
  learning: LanguageName | undefined;
  knownIn(language: LanguageCode): KnownWords;
}

const findPreferences = built(
  (db, of: Values<{ userId: string }>) =>
    db
      .select({
        own: preferences.sourceLanguage,
        learning: preferences.targetLanguage,
        levels: preferences.preferredLevels,
      })
      .from(preferences)
      .where(eq(preferences.userId, of.userId)),
  "reader_preferences",
);

export async function readReader(db: Db, userId: string): Promise<Reader> {
  const [row] = await findPreferences(db, { userId });
  return {
    userId,
    own: row?.own,
    learning: row?.learning,
    knownIn: (language) => ({ userId, level: row?.levels[languageOf(language).name] ?? DEFAULT_LEVEL }),
  };
}
