import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { TOKEN_FILE } from "@lagom/releases/cli/service-of";
import { TOKEN_DAYS } from "@lagom/shared/contract/releases";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { findToken, makeToken } from "./release-tokens.queries.ts";

/** A start replaces a token that ends within a month. */
const RENEWED_BEFORE_MS = 30 * 24 * 3600 * 1000;

/**
 * Sees to it that the data folder holds an operator's token that is valid: whoever may read the folder may release. One that
 * is lost, revoked or about to expire is replaced at the next start.
 * @returns the file's path when this start wrote it
 */
export async function ensureFolderToken(db: Db, dataFolder: string): Promise<string | undefined> {
  const file = join(dataFolder, TOKEN_FILE);
  const known = await readFile(file, "utf8").catch(() => null);
  const found = await findToken(db, known);
  if (found && found.expiresAt.getTime() - Date.now() > RENEWED_BEFORE_MS) return undefined;
  await writeFile(file, await makeFolderToken(db), { mode: 0o600 });
  return file;
}

/** Named for the log like a person's address, after the machine; with a number where earlier ones have the name. */
async function makeFolderToken(db: Db): Promise<string> {
  const machine = `operator@${hostname()
    .replace(/[^\w.-]/g, "-")
    .slice(0, 40)}`;
  for (let number = 1; ; number++) {
    const name = number === 1 ? machine : `${machine}-${number}`;
    try {
      return (await makeToken(db, { name, scope: "operator", by: "start", days: TOKEN_DAYS.most })).token;
    } catch (error) {
      if (!(error instanceof HttpError && error.code === "conflict")) throw error;
    }
  }
}
