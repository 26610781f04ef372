import { growingRowsIn, rowsIn } from "../../identity/users/personal-data.ts";
import { deletedWords, savedWords } from "../../schema/words.table.ts";
import type { Feature } from "../feature.ts";
import { wordRoutes } from "./words.routes.ts";

export const wordsFeature: Feature = {
  routes: wordRoutes,
  personalData: {
    exported: { saved_words: growingRowsIn(savedWords), deleted_words: rowsIn(deletedWords) },
  },
};
