import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { RECORD_FILE } from "@lagom/shared/build/release-name";
import { DEPLOYABLE_NAME } from "@lagom/shared/remote";
import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { ReleaseRecord } from "../record.ts";

const { entry, tags, stored, ...described } = ReleaseRecord.omit({
  deployable: true,
  id: true,
  revision: true,
  author: true,
  created_at: true,
}).shape;

/**
 * What a build of another toolchain says of itself, in the file `release.json` beside its files (docs/release-format.md): the record of
 * the release but for its id, its author and its time.
 */
export const BuildRecord = z.strictObject({
  deployable: z
    .string()
    .regex(DEPLOYABLE_NAME)
    .refine((name) => name !== "shell", "is an area, not the shell"),
  entry: entry.unwrap(),
  ...described,
  tags: tags.unwrap(),
  stored: stored.unwrap(),
});
export type BuildRecord = z.infer<typeof BuildRecord>;

/** A fault of a build: the field of its record that it is about, or `release.json` as a whole, and what is wrong in words. */
export interface Fault {
  field: string;
  message: string;
}

/** Whether a folder holds a build that describes itself. */
export const describesItself = (folder: string): Promise<boolean> =>
  textOf(folder).then((text) => text !== undefined);

/** Reads the record beside a build. @returns it, or what is wrong with it */
export async function readBuildRecord<T>(folder: string, kind: z.ZodType<T>): Promise<T | Fault[]> {
  const text = await textOf(folder);
  if (text === undefined) return [{ field: RECORD_FILE, message: `${folder} has no such file` }];
  const json = parseJson(text);
  if (json === undefined) return [{ field: RECORD_FILE, message: "is no JSON" }];
  const record = kind.safeParse(json);
  return record.success ? record.data : record.error.issues.map(faultOf);
}

const textOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, RECORD_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });

function faultOf(issue: z.core.$ZodIssue): Fault {
  const field = issue.path.join(".") || RECORD_FILE;
  const [inner] = issue.code === "invalid_key" ? issue.issues : [];
  const missing = issue.message.endsWith("received undefined");
  return { field, message: missing ? "is missing" : (inner?.message ?? issue.message) };
}
