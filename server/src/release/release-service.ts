import { type ApiShape, apiShape } from "@lagom/releases/gate/api-shape";
import type { GateDeps } from "@lagom/releases/gate/gate";
import type { ApiDeps } from "../http/call-context.ts";
import { smokeLoader } from "./smoke-load.ts";

let today: ApiShape | undefined;

/** What the gate needs, from what every call has. */
export function gateDeps({ database: { db }, store, config }: ApiDeps): GateDeps {
  today ??= JSON.parse(JSON.stringify(apiShape())) as ApiShape;
  return { db, store, api: today, smoke: smokeLoader(store, config) };
}
