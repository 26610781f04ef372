import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";

let inlined: ReleaseDocument | undefined;

/**
 * The release document inlined in this page.
 * @throws Error when the page carries none
 */
export function inlinedDocument(): ReleaseDocument {
  inlined ??= JSON.parse(document.getElementById(RELEASE_DOCUMENT_ID)?.textContent ?? "null") ?? undefined;
  if (!inlined) throw new Error(`The document has no #${RELEASE_DOCUMENT_ID}`);
  return inlined;
}
