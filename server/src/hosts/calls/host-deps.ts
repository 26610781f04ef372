import type { FileStore } from "@lagom/releases/store";
import type { TokenVerifier } from "../../identity/session/verify-token.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { JobQueue } from "../../platform/jobs/queue.ts";

/** Dependencies of the API and web hosts. */
export interface HostDeps {
  database: Database;
  config: Config;
  verifyToken: TokenVerifier;
  /** The queue of the process; default: one of its own. */
  queue?: JobQueue;
  /** Where release files are, and what was spoken. */
  store: FileStore;
}
