import { growingRowsIn, rowsIn } from "../../identity/personal-data/personal-data.ts";
import { recurring } from "../../platform/jobs/jobs-of-features.ts";
import { deletedWords, savedWords } from "../../schema/words.table.ts";
import type { Feature } from "../feature.ts";
import { forgetDeletedWords } from "./forget-deleted-words.ts";
import { wordRoutes } from "./words.routes.ts";

export const wordsFeature: Feature = {
  routes: wordRoutes,
  jobs: [recurring(forgetDeletedWords)],
  personalData: {
    exported: {
      saved_words: growingRowsIn(savedWords),
      deleted_words: rowsIn(deletedWords, [deletedWords.sourceLang, deletedWords.wordKey, deletedWords.id]),
    },
  },
};
