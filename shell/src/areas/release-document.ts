import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";

/**
 * The release document inlined in this page.
 * @throws Error when the page carries none
 */
export function releaseDocument(): ReleaseDocument {
  const text = document.getElementById(RELEASE_DOCUMENT_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${RELEASE_DOCUMENT_ID}`);
  return JSON.parse(text);
}
