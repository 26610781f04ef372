import { rowsIn } from "../../identity/personal-data/personal-data.ts";
import { sentenceNotes } from "../../schema/notes.table.ts";
import type { Feature } from "../feature.ts";
import { noteRoutes } from "./notes.routes.ts";

export const notesFeature: Feature = {
  routes: noteRoutes,
  personalData: { exported: { sentence_notes: rowsIn(sentenceNotes) } },
};
