import { createHash } from "node:crypto";

/** The hash of a file as `integrity` attributes have it: `sha384-…`. */
export const integrityOf = (contents: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(contents).digest("base64")}`;
