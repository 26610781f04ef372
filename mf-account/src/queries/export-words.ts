import { callApi } from "@lagom/shared/api/client";
import type { Query } from "@lagom/shared/contract/calls";
import { saveFile } from "@lagom/shared/ui/save-file";
import { toAnki } from "../text/anki.ts";

/** Saves words as a file: CSV, which can be imported again, or text for Anki. @throws NetworkError, ApiError */
export async function exportWords(
  format: "csv" | "anki",
  query: NonNullable<Query<"GET /api/user-words/export">>,
): Promise<void> {
  const saved = await callApi("GET /api/user-words/export", { query });
  if (format === "anki") return saveFile("lagom-words-anki.txt", "text/plain", toAnki(saved));
  const { wordsToCsv } = await import("../text/word-file.ts");
  saveFile("lagom-words.csv", "text/csv", wordsToCsv(saved));
}
