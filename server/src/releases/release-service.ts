import { ApiShape, apiShape } from "@lagom/releases/gate/api-shape";
import type { GateDeps, SmokeLoad } from "@lagom/releases/gate/gate";
import type { FileStore } from "@lagom/releases/store";
import type { Deployable } from "@lagom/shared/remote";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database/open.ts";
import type { LimitDeps } from "../platform/http/per-account.ts";

/** Dependencies of the release service. */
export interface ReleaseDeps {
  db: Db;
  database: LimitDeps["database"];
  config: Config;
  /** Where release files are. */
  store: FileStore;
  /** Loads a release in a browser, as the host that serves pages would show it. */
  smoke: SmokeLoad;
}

let today: ApiShape | undefined;

/** Dependencies of the gate. */
export function gateDeps({ db, config, store, smoke }: ReleaseDeps): GateDeps {
  today ??= ApiShape.parse(JSON.parse(JSON.stringify(apiShape())));
  const budget = (deployable: Deployable) => config.PAGE_BUDGET_KB[deployable] ?? config.PAGE_BUDGET_KB.other;
  return { db, store, api: today, smoke, budget };
}
