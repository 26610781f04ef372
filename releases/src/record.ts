import { UNITS } from "@lagom/shared/remote";
import { z } from "zod";

const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const FileName = z
  .string()
  .regex(/^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*$/, "is not a plain relative path");

/** What a browser loads for one page of a release, in order. */
const Loads = z.object({ scripts: z.array(FileName), styles: z.array(FileName) });

/** All that is known of a release; written once, last, and never changed. */
export const ReleaseRecord = z.object({
  unit: z.enum(UNITS),
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** Every file with its hash and size in bytes. */
  files: z.record(FileName, z.object({ integrity: Integrity, bytes: z.int().nonnegative() })),
  /** An area's registering script. */
  entry: FileName.nullable(),
  /** For an area: each exposed module. For the shell: `main`, `boot` for the script that starts it, and its own pages. */
  exposes: z.record(z.string(), Loads),
  /** Range of `@lagom/shared` that an area needs, or the version that a shell provides. */
  shared: z.string(),
  revision: z.string().nullable(),
  author: z.string(),
  created_at: z.iso.datetime(),
});
export type ReleaseRecord = z.infer<typeof ReleaseRecord>;
