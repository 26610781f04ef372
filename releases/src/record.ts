import { DEPLOYABLES } from "@lagom/shared/remote";
import { z } from "zod";

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const FileName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*$/, "is not a plain relative path");

/** What a browser loads for one page of a release, in order. */
const Loads = z.object({ scripts: z.array(FileName), styles: z.array(FileName) });

/** Files of one release at most, and bytes of one file. */
const MOST_FILES = 2000;
export const MOST_FILE_BYTES = 16 * 1024 * 1024;

/** All that is known of a release; written once, last, and never changed. */
export const ReleaseRecord = z.object({
  deployable: z.enum(DEPLOYABLES),
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** Every file with its hash and size in bytes. */
  files: z
    .record(FileName, z.object({ integrity: Integrity, bytes: z.int().nonnegative().max(MOST_FILE_BYTES) }))
    .refine((files) => Object.keys(files).length <= MOST_FILES, `has more than ${MOST_FILES} files`),
  /** An area's registering script. */
  entry: FileName.nullable(),
  /** For an area: each exposed module. For the shell: `main`, `boot` for the script that starts it, and its own pages. */
  exposes: z.record(z.string(), Loads),
  /** By package: the range that an area needs of what the shell shares, or the version that a shell provides. */
  ranges: z.record(z.string().max(100), z.string().max(100)),
  /** By subpath of `@lagom/shared`: the exports that an area uses, or a shell provides. */
  names: z.record(z.string().max(100), z.array(z.string().max(100))),
  /** By call: the tags that an area's copy of the contract gives it, or a shell's (shared/contract/tags.ts); older records have none. */
  tags: z.record(z.string().max(200), z.array(z.string().max(100))).optional(),
  /** By name in browser storage: the shape that an area writes, or those that a shell knows (shared/storage.ts). */
  stored: z.record(z.string().max(100), z.array(z.int().positive())).optional(),
  /** Of the version control, where there is one. */
  revision: z.string().max(100).nullable(),
  author: z.string().max(200),
  created_at: z.iso.datetime(),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;
