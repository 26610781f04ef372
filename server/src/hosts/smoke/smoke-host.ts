import { randomUUID } from "node:crypto";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { FileStore } from "@lagom/releases/store";
import { storeKey } from "@lagom/releases/store-key";
import type { AreaRelease } from "@lagom/shared/release-document";
import type { Deployable } from "@lagom/shared/remote";
import type { Config } from "../../platform/config.ts";
import { createApp } from "../../platform/http/app.ts";
import { areaRelease, shellRelease } from "../page-releases/release-address.ts";
import type { ReleaseState } from "../page-releases/release-state.ts";
import { documentRoutes } from "../pages/document.routes.ts";
import { titleOf } from "../pages/page-head.ts";
import type { ExampleApi } from "./example-api.ts";

/** A web host on the loopback that serves one set of releases and nothing else. */
export interface SmokeHost {
  origin: string;
  /** Key and value of the session in browser storage. */
  sessionKey: string;
  session: string;
  /** Answers the calls of the API that name a page in their `PAGE_HEADER`. */
  answerAs(id: string, api: ExampleApi): void;
  close(): Promise<void>;
}

/** Tells which page a call is of. */
export const PAGE_HEADER = "x-smoke-page";
/** Where a page sends what it has shown. */
export const REPORTS_PATH = "/api/release-reports";
const HOUR_S = 3600;
/** Shorter than a page's time limit, so that an entry that never arrives is reported as such. */
const ENTRY_TIMEOUT_MS = 20_000;

/** Opens a host for a set of releases, on a free port. */
export async function openSmokeHost(
  store: FileStore,
  given: Config,
  records: ReadonlyMap<Deployable, ReleaseRecord>,
): Promise<SmokeHost> {
  const config = { ...given };
  const app = await createApp({ config });
  const state = stateOf(records);
  documentRoutes(app, {
    config,
    headOf: async (match) => titleOf(match),
    releases: {
      currentState: async () => state,
      findRecord: async (deployable, id) =>
        records.get(deployable)?.id === id ? records.get(deployable) : undefined,
      readFile: async ({ deployable, id, files }, name) =>
        files[name] && store.read(storeKey(deployable, id, name, files[name].integrity)),
    },
  });
  const apis = new Map<string, ExampleApi>();
  app.post(REPORTS_PATH, async (_request, reply) => reply.status(202).send({}));
  app.all("/api/*", async ({ method, url, headers }, reply) => {
    const api = apis.get(String(headers[PAGE_HEADER]));
    if (!api) return reply.callNotFound();
    const { status, body } = await api.answer(method, new URL(url, "http://localhost").pathname);
    return reply.status(status).send(body);
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  // The document is made for each request, after this. That an entry is slow on a machine that is busy is no fault of it.
  Object.assign(config, { webUrl: origin, apiUrl: origin, authUrl: origin, production: false });
  config.ENTRY_TIMEOUT_MS = ENTRY_TIMEOUT_MS;
  return {
    origin,
    sessionKey: `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`,
    session: JSON.stringify(sessionOf()),
    answerAs(id, api) {
      apis.set(id, api);
    },
    close: () => app.close(),
  };
}

function stateOf(records: ReadonlyMap<Deployable, ReleaseRecord>): ReleaseState {
  const shell = records.get("shell");
  if (!shell) throw new Error("Nothing can be shown without a shell");
  const areas = [...records]
    .filter(([deployable]) => deployable !== "shell")
    .map(([area, record]) => [area, { live: shownTo(record), canary: null, fallback: null }] as const);
  return {
    records,
    named: [...records.values()],
    areas: [...records.keys()],
    document: {
      environment: randomUUID(),
      revision: 0,
      worker: false,
      shell: { live: shellRelease(shell), fallback: null },
      areas: Object.fromEntries(areas),
    },
  };
}

/** A release whose pages nobody is kept from: of whose session it is, the example API says something else in each state. */
function shownTo(record: ReleaseRecord): AreaRelease {
  const { pages, ...release } = areaRelease(record);
  return { ...release, pages: pages?.map((page) => ({ ...page, guard: "protected" })) };
}

/** A session as the auth client stores it; no server accepts it. */
function sessionOf() {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const user = {
    id: randomUUID(),
    email: "smoke@lagom.invalid",
    aud: "authenticated",
    app_metadata: {},
    user_metadata: {},
  };
  const claims = { sub: user.id, email: user.email, aud: user.aud, exp: now + HOUR_S };
  return {
    access_token: `${part({ alg: "none" })}.${part(claims)}.none`,
    refresh_token: "none",
    token_type: "bearer",
    expires_in: HOUR_S,
    expires_at: now + HOUR_S,
    user,
  };
}
