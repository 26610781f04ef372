import { growingRowsIn, rowsIn } from "../../identity/personal-data/personal-data.ts";
import { recurring } from "../../platform/jobs/jobs-of-features.ts";
import { knownWords } from "../../schema/known-words.table.ts";
import { deletedWords, savedWords } from "../../schema/words.table.ts";
import type { Feature } from "../feature.ts";
import { forgetDeletedWords } from "./forget-deleted-words.ts";
import { knownWordRoutes } from "./known-words.routes.ts";
import { wordRoutes } from "./words.routes.ts";

export const wordsFeature: Feature = {
  routes(app, deps) {
    wordRoutes(app, deps);
    knownWordRoutes(app, deps);
  },
  jobs: [recurring(forgetDeletedWords)],
  personalData: {
    exported: {
      saved_words: growingRowsIn(savedWords),
      known_words: rowsIn(knownWords),
      deleted_words: rowsIn(deletedWords, [deletedWords.sourceLang, deletedWords.wordKey, deletedWords.id]),
    },
  },
};
