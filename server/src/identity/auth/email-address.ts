import { invalid } from "./errors.ts";

const LONGEST = 255;
// One @, a host with a dot or `localhost`, and no space, quote, comma or angle bracket that a mail header could misread.
const SHAPE = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * The address as stored: lower-cased, otherwise unchanged.
 * @throws AuthError validation_failed
 */
export function emailAddress(given: string): string {
  if (given === "") throw invalid("An email address is required");
  if (given.length > LONGEST) throw invalid("An email address is too long");
  const [local = "", host = ""] = given.split("@");
  // U+FFFD replaces bytes that were not text; half a surrogate pair becomes U+FFFD once it is stored.
  const isText = given.isWellFormed() && !given.includes("\ufffd");
  if (!isText || !SHAPE.test(given) || local.length > 64 || !isHost(host)) {
    throw invalid("Unable to validate email address: invalid format");
  }
  return given.toLowerCase();
}

function isHost(host: string): boolean {
  return host.split(".").every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label));
}
