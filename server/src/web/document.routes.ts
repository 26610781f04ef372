import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import { releaseFileRoutes } from "./release-files.ts";
import { fileUrl, integrityIn, type ReleaseState, releaseStates, shellFiles } from "./release-state.ts";
import { type Preload, renderDocument } from "./render-document.ts";
import { firstCallOf, type Match, matchRoute, readRouteTable } from "./route-match.ts";
import { documentHeaders } from "./security-headers.ts";

interface Deps {
  db: Db;
  store: FileStore;
  config: Config;
}

/** Serves release files, and for every page of the live shell's route table its document; any other page goes to `/`. */
export function documentRoutes(app: FastifyInstance, { db, store, config }: Deps): void {
  const currentState = releaseStates(db);
  const readShellFile = shellFiles(store);
  const headers = documentHeaders(config);
  releaseFileRoutes(app, store);

  app.get<{ Params: { "*": string } }>("/*", { config: { rateLimit: false } }, async (request, reply) => {
    const path = new URL(request.url, config.webUrl).pathname;
    if (/^\/(api|releases|dev)(\/|$)|\.\w+$/.test(path)) return reply.callNotFound();
    const state = await currentState();
    const shell = state.records.get("shell");
    if (!shell) return reply.callNotFound();
    const match = matchRoute(readRouteTable(await readShellFile(shell, "routes.json")), path);
    if (!match) return reply.redirect("/", 302);
    return reply
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(pageOf(match, state, await readShellFile(shell, "document.html")));
  });

  function pageOf(match: Match, state: ReleaseState, template: string): string {
    const shell = filesOf(state, "shell", "main");
    const [boot] = filesOf(state, "shell", "boot").filter(({ kind }) => kind === "script");
    if (!boot) throw new Error("The live shell has no boot script");
    return renderDocument({
      template,
      head: { title: `${match.route.title} · Lagom` },
      preload: [...shell.filter(({ kind }) => kind === "script"), ...areaFiles(match, state)],
      stylesheets: shell.filter(({ kind }) => kind === "style"),
      boot,
      preconnect: [config.apiUrl, config.authUrl],
      release: state.document,
      config: {
        api: config.apiUrl,
        auth: config.authUrl,
        authKey: config.SUPABASE_ANON_KEY ?? "local",
        development: !config.production,
        posthog: null,
        firstCall: firstCallOf(match, config.apiUrl),
      },
    });
  }
}

/** What the area of a page loads, so that it comes beside the shell and not after it. */
function areaFiles({ route }: Match, state: ReleaseState): Preload[] {
  const record = route.area && state.records.get(route.area);
  if (!route.area || !record?.entry) return [];
  const entry: Preload = {
    kind: "script",
    href: fileUrl(record, record.entry),
    integrity: integrityIn(record, record.entry),
  };
  return [entry, ...filesOf(state, route.area, route.page)];
}

function filesOf(
  state: ReleaseState,
  unit: Parameters<ReleaseState["records"]["get"]>[0],
  expose: string,
): Preload[] {
  const record = state.records.get(unit);
  const loads = record?.exposes[expose];
  if (!record || !loads) return [];
  const preload =
    (kind: Preload["kind"]) =>
    (name: string): Preload => ({
      kind,
      href: fileUrl(record, name),
      integrity: integrityIn(record, name),
    });
  return [...loads.scripts.map(preload("script")), ...loads.styles.map(preload("style"))];
}
