import { type ApiShape, apiShape } from "@lagom/releases/gate/api-shape";
import type { GateDeps } from "@lagom/releases/gate/gate";
import { smokeLoader } from "../hosts/smoke/smoke-load.ts";
import type { ApiDeps } from "../platform/http/call-context.ts";

let today: ApiShape | undefined;

/** What the gate needs, from what every call has. */
export function gateDeps({ database: { db }, store, config }: ApiDeps): GateDeps {
  today ??= JSON.parse(JSON.stringify(apiShape())) as ApiShape;
  return { db, store, api: today, smoke: smokeLoader(store, config) };
}
