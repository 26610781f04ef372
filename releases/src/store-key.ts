import { createHash } from "node:crypto";
import type { Deployable } from "@lagom/shared/remote";

/** The integrity of a file's contents, as `sha384-…`. */
export const integrityOf = (contents: Uint8Array): string =>
  `sha384-${createHash("sha384").update(contents).digest("base64")}`;

/**
 * The key of a release's file: `books/0123456789ab/entry.js.<first half of its SHA-384>`. The key contains the hash, so that a file
 * that was stored wrongly, or in part by another publish, never blocks the right one.
 */
export function storeKey(deployable: Deployable, id: string, name: string, integrity: string): string {
  const hash = Buffer.from(integrity.slice("sha384-".length), "base64").toString("hex").slice(0, 48);
  return `${deployable}/${id}/${name}.${hash}`;
}

/** The common prefix of the files of one release, or of all releases of a deployable. */
export const storePrefix = (deployable: Deployable, id?: string): string =>
  id ? `${deployable}/${id}/` : `${deployable}/`;
