import { DEPLOYABLE_NAME } from "@lagom/shared/remote";
import { z } from "zod";
import { AreaPages } from "./area-pages.ts";

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const FileName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*$/, "is not a plain relative path");

/** The files a browser loads for one page of a release, in order. */
const Loads = z.object({ scripts: z.array(FileName), styles: z.array(FileName) });

/** Limits: files per release, and bytes per file. */
const MOST_FILES = 2000;
export const MOST_FILE_BYTES = 16 * 1024 * 1024;

/** Everything known about a release; written once, after its files, and never changed. */
export const ReleaseRecord = z.object({
  deployable: z.string().regex(DEPLOYABLE_NAME),
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** Every file with its hash and size in bytes. */
  files: z
    .record(FileName, z.object({ integrity: Integrity, bytes: z.int().nonnegative().max(MOST_FILE_BYTES) }))
    .refine((files) => Object.keys(files).length <= MOST_FILES, `has more than ${MOST_FILES} files`),
  /** The script that registers an area; null for the shell. */
  entry: FileName.nullable(),
  /** For an area: each exposed module. For the shell: `main`, `boot` for the script that starts it, and its own pages. */
  exposes: z.record(z.string(), Loads),
  /** Pages that the area declares beside those that shells know; missing where there are none. */
  pages: AreaPages.optional(),
  /** By shared package: the version range that an area needs, or the version that a shell provides. */
  ranges: z.record(z.string().max(100), z.string().max(100)),
  /** By subpath of `@lagom/shared`: the exports that an area uses, or a shell provides. */
  names: z.record(z.string().max(100), z.array(z.string().max(100))),
  /** By call: its tags in the contract that this release was built with (shared/contract/tags.ts); missing in older records. */
  tags: z.record(z.string().max(200), z.array(z.string().max(100))).optional(),
  /** By name in browser storage: the shape that an area writes, or the shapes that a shell knows (shared/storage.ts). */
  stored: z.record(z.string().max(100), z.array(z.int().positive())).optional(),
  /** The revision in version control, if any. */
  revision: z.string().max(100).nullable(),
  author: z.string().max(200),
  created_at: z.iso.datetime(),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;
