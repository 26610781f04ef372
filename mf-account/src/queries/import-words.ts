import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { writeApi } from "@lagom/shared/query";
import type { FileWord } from "../text/word-file.ts";

export type Outcome = Reply<"POST /api/user-words/import">["outcomes"][number];

/** Previews an import without storing anything. @throws NetworkError, ApiError */
export async function previewImport(words: readonly FileWord[]): Promise<Outcome[]> {
  const { outcomes } = await callApi("POST /api/user-words/import", {
    body: { words: [...words], dry_run: true },
  });
  return outcomes;
}

/** Stores the words of a file; again, after a failure, it completes them. @throws NetworkError, ApiError */
export async function importWords(words: readonly FileWord[]): Promise<Outcome[]> {
  const { outcomes } = await writeApi("POST /api/user-words/import", { body: { words: [...words] } });
  return outcomes;
}
