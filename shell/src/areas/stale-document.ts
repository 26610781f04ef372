import { hasFields, readStored } from "@lagom/shared/checked-json";
import type { ReleaseDocument } from "@lagom/shared/release-document";

type Revision = Pick<ReleaseDocument, "environment" | "revision">;

const isRevision = hasFields({ environment: "string", revision: "number" });

/** The newest revision that this browser has seen; listed on the /cookies page. */
const SEEN_KEY = "lagom.release-revision";
/** The revision for which this tab has been loaded again. */
const RELOADED_KEY = "lagom.release-reload";

/**
 * Whether a document is older than one this browser has seen in the same environment, and loading it again may help: once,
 * then it is accepted, because the newer one may be gone for good. A restored database has another environment.
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
    // A browser that keeps nothing has seen nothing.
  }
  rememberRevision({ environment, revision });
  return false;
}

/** Keeps the newest revision that this browser has seen. */
export function rememberRevision({ environment, revision }: Revision): void {
  try {
    localStorage.setItem(SEEN_KEY, JSON.stringify({ environment, revision }));
  } catch {
    // The next document is then taken as it comes.
  }
}
