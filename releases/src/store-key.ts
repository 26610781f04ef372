import { createHash } from "node:crypto";
import type { Deployable } from "@lagom/shared/remote";

/** The integrity of a file's contents, as `sha384-…`. */
export const integrityOf = (contents: Uint8Array): string =>
  `sha384-${createHash("sha384").update(contents).digest("base64")}`;

/**
 * Where a release's file stands in the store: `books/0123456789ab/entry.js.<first half of its SHA-384>`. The name holds the
 * hash, so that a file which was stored wrongly, or halfway by another publish, never stands in the way of the right one.
 */
export function storeKey(deployable: Deployable, id: string, name: string, integrity: string): string {
  const hash = Buffer.from(integrity.slice("sha384-".length), "base64").toString("hex").slice(0, 48);
  return `${deployable}/${id}/${name}.${hash}`;
}

/** Where all files of a deployable's release stand, or of a deployable's releases. */
export const storePrefix = (deployable: Deployable, id?: string): string =>
  id ? `${deployable}/${id}/` : `${deployable}/`;
