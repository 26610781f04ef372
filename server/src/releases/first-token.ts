import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TOKEN_FILE } from "@lagom/releases/cli/service-of";
import type { Db } from "../platform/database/open.ts";
import { holderOf, makeToken } from "./release-tokens.queries.ts";

/**
 * Sees to it that the data folder holds an operator's token that is valid: whoever may read the folder may release. A lost
 * or revoked one is replaced at the next start.
 * @returns the file's path when this start wrote it
 */
export async function ensureFolderToken(db: Db, dataFolder: string): Promise<string | undefined> {
  const file = join(dataFolder, TOKEN_FILE);
  const known = await readFile(file, "utf8").catch(() => null);
  if (await holderOf(db, known)) return undefined;
  const name = `start-${randomUUID().slice(0, 8)}`;
  const { token } = await makeToken(db, { name, scope: "operator", by: "start" });
  await writeFile(file, token, { mode: 0o600 });
  return file;
}
