import { hasFields, parseChecked } from "@lagom/shared/checked-json";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";

let inlined: ReleaseDocument | undefined;

/** Whether a value has the parts of a release document, which the web host makes. */
export const isReleaseDocument = (value: unknown): value is ReleaseDocument =>
  hasFields({ environment: "string", revision: "number", shell: "object", areas: "object" })(value);

/**
 * The release document inlined in this page.
 * @throws Error when the page carries none
 */
export function inlinedDocument(): ReleaseDocument {
  inlined ??= parseChecked(document.getElementById(RELEASE_DOCUMENT_ID)?.textContent, isReleaseDocument);
  if (!inlined) throw new Error(`The document has no #${RELEASE_DOCUMENT_ID}`);
  return inlined;
}
