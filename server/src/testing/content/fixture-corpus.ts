import { fileURLToPath } from "node:url";

/** One article in svenska, english and 日本語, at A2 and B1; a summary and an opening in svenska and english. */
export const FIXTURE_CORPUS = fileURLToPath(new URL("./corpus", import.meta.url));
