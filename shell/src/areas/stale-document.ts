import { hasFields, readStored } from "@lagom/shared/checked-json";
import type { ReleaseDocument } from "@lagom/shared/release-document";

type Revision = Pick<ReleaseDocument, "environment" | "revision">;

const isRevision = hasFields({ environment: "string", revision: "number" });

/** The newest revision that this browser has seen; listed on the /cookies page. */
const SEEN_KEY = "lagom.release-revision";
/** The revision for which this tab was reloaded. */
const RELOADED_KEY = "lagom.release-reload";

/**
 * Whether a document is older than one this browser has seen in the same environment, so that a reload may help. After one reload
 * it is accepted, because the newer one may be gone for good. A restored database has another environment id.
 */
export function isStale({ environment, revision }: Revision): boolean {
  try {
    const seen = readStored("localStorage", SEEN_KEY, isRevision);
    const older = seen?.environment === environment && revision < seen.revision;
    const reloadFor = `${seen?.environment}.${seen?.revision}`;
    if (older && sessionStorage.getItem(RELOADED_KEY) !== reloadFor) {
      sessionStorage.setItem(RELOADED_KEY, reloadFor);
      return true;
    }
  } catch {
    // Without storage, nothing has been seen.
  }
  rememberRevision({ environment, revision });
  return false;
}

/** Stores the newest revision that this browser has seen. */
export function rememberRevision({ environment, revision }: Revision): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify({ environment, revision }));
  } catch {
    // Without storage, the next document is accepted as it is.
  }
}
