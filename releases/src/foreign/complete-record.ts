import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RECORD_FILE } from "@lagom/shared/build/release-name";
import { usedContract } from "@lagom/shared/build/used-contract";
import { z } from "zod";
import { API_FILE, apiShape } from "../gate/api-shape.ts";
import { integrityOf } from "../store-key.ts";
import { BuildRecord, type Fault, readBuildRecord } from "./build-record.ts";
import { filesOf, isScript } from "./files-of.ts";

/** What only the build knows; the rest follows from its files. */
const Declared = z.object(BuildRecord.shape).pick({
  deployable: true,
  entry: true,
  exposes: true,
  pages: true,
  ranges: true,
  names: true,
});

/**
 * Completes the record of a finished build with what follows from its files: their hashes, the calls and the names in storage that its
 * scripts contain, and the description of these calls as the contract at hand has them.
 * @returns what is wrong with the part that the build has to write
 */
export async function completeRecord(folder: string): Promise<Fault[]> {
  const declared = await readBuildRecord(folder, Declared);
  if (Array.isArray(declared)) return declared;
  const scripts = (await filesOf(folder))
    .filter(isScript)
    .map((name) => readFile(join(folder, name), "utf8"));
  const used = usedContract(await Promise.all(scripts));
  const api = apiShape((call) => used.tags[call] !== undefined);
  await writeFile(join(folder, API_FILE), JSON.stringify(api));
  const record = { ...declared, ...used, files: await hashesOf(folder) };
  await writeFile(join(folder, RECORD_FILE), JSON.stringify(record, null, 2));
  return [];
}

async function hashesOf(folder: string): Promise<BuildRecord["files"]> {
  const files: BuildRecord["files"] = {};
  for (const name of await filesOf(folder)) {
    const contents = await readFile(join(folder, name));
    files[name] = { integrity: integrityOf(contents), bytes: contents.byteLength };
  }
  return files;
}
