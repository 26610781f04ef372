import { detect } from "chardet";
import { FileRefused } from "./file-text.ts";

/** How much of a text is looked at to find its encoding, in bytes. */
const SAMPLE_BYTES = 64 * 1024;

/**
 * The text of a file, in UTF-8, UTF-16, or the encoding that its bytes look like.
 * @throws FileRefused unknown, if it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = asUtf8(bytes) ?? new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes("\0")) throw new FileRefused("unknown");
  return text;
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const name = detect(bytes.subarray(0, SAMPLE_BYTES)) ?? "windows-1252";
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "windows-1252";
  }
}
