import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { integrityOf } from "@lagom/releases/store-key";
import { type Preload, renderDocument } from "@lagom/server/hosts/pages/render-document";
import { firstCallOf, matchRoute, readRouteTable } from "@lagom/server/hosts/pages/route-match";
import { documentHeaders } from "@lagom/server/hosts/pages/security-headers";
import { readConfig } from "@lagom/server/platform/config";
import { AREAS } from "@lagom/shared/remote";

const require = createRequire(import.meta.resolve("@lagom/releases/build"));
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** A placeholder for the release of each area: its code is in the bundle, and this loads nothing. */
const ONE = { live: { id: "one", entry: "", integrity: "" }, canary: null, fallback: null };

/**
 * Builds the one bundle into a folder.
 * @param changed pages of which the code differs from that of the sources, as `reader/newsfeed`
 */
export function buildOneBundle(folder: string, changed: readonly string[] = []): void {
  const rsbuild = join(require.resolve("@rsbuild/core/package.json"), "../bin/rsbuild.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, "build"], {
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LAGOM_OUTPUT: folder,
      ...(changed.length > 0 ? { LAGOM_BENCH_CHANGED: changed.join(" ") } : {}),
    },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The one bundle does not build:\n${stdout}${stderr}`);
}

export interface OneBundleHost extends Server {
  /** Serves the documents of another build; its files and those of the builds before stay where they are. */
  release(folder: string): Promise<void>;
}

/** Serves the one bundle as the web host serves releases: the same documents, headers, compression, preloads. */
export async function serveOneBundle(
  folder: string,
  port: number,
  hosts: { web: string; api: string; auth: string },
): Promise<OneBundleHost> {
  const folders: string[] = [];
  let documents: Documents;
  const release = async (built: string) => {
    folders.push(built);
    documents = await documentsOf(built, hosts);
  };
  await release(folder);
  const config = readConfig({ PUBLIC_API_URL: hosts.api, PUBLIC_AUTH_URL: hosts.auth });
  const compressed = new Map<string, Buffer>();
  const compress = (contents: Buffer) =>
    brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  const fileOf = async (name: string) => {
    const found = folders.map((built) => join(built, name)).find((path) => existsSync(path));
    const contents = compressed.get(name) ?? (found && compress(await readFile(found)));
    if (contents) compressed.set(name, contents);
    return contents;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", hosts.api);
    if (pathname.startsWith("/api/")) return forward(request, response, hosts.web);
    if (!pathname.startsWith("/files/")) {
      const html = await documents.at(pathname);
      if (!html) return response.writeHead(404).end();
      response.writeHead(200, {
        ...documentHeaders(config, documents.boot, []),
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
      });
      return response.end(compress(Buffer.from(html)));
    }
    const name = pathname.slice("/files/".length);
    const contents = await fileOf(name);
    if (!contents) return response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": TYPES[name.slice(name.lastIndexOf(".") + 1)],
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
    });
    return response.end(contents);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return Object.assign(server, { release });
}

/** Forwards one of the calls that go to the web host itself. */
function forward(request: IncomingMessage, response: ServerResponse, web: string): void {
  const { method, headers } = request;
  const onward = httpRequest(new URL(request.url ?? "/", web), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.writeHead(502).end());
  request.pipe(onward);
}

/** The documents of a build. */
interface Documents {
  /** The hash of the script that stands in each. */
  boot: string;
  /** The document of a page of an area. */
  at(path: string): Promise<string | undefined>;
}

async function documentsOf(folder: string, hosts: { api: string; auth: string }): Promise<Documents> {
  const text = (name: string) => readFile(join(folder, name), "utf8");
  const chunks: Record<string, string[]> = {
    ...JSON.parse(await text("chunks-boot.json")),
    ...JSON.parse(await text("chunks-main.json")),
  };
  const load = async (name: string): Promise<Preload> => ({
    kind: name.endsWith(".css") ? "style" : "script",
    href: `/files/${name}`,
    integrity: integrityOf(await readFile(join(folder, name))),
  });
  const loads = async (chunk: string) =>
    Promise.all((chunks[chunk] ?? []).filter((name) => !name.endsWith(".map")).map(load));
  const [main, routes] = [await loads("main"), await text("routes.json")];
  const bootScript = chunks.boot?.filter((name) => name.endsWith(".js")).at(-1);
  if (!bootScript) throw new Error("The one bundle has no boot script");
  const scripts = main.filter(({ kind }) => kind === "script");
  const parts = {
    template: await text("document.html"),
    body: await text("prerendered/area.html"),
    boot: await text(bootScript),
  };
  const at = async (path: string) => {
    const match = matchRoute(readRouteTable(routes), path);
    if (!match?.route.area) return undefined;
    const { area, page, title, parts: others = [] } = match.route;
    const own = [{ area, page }, ...others].map((part) => loads(`${part.area}-${part.page}`));
    return renderDocument({
      ...parts,
      language: "en",
      head: { title },
      preload: [...scripts, ...(await Promise.all(own)).flat()],
      stylesheets: main.filter(({ kind }) => kind === "style"),
      early: [],
      preconnect: [hosts.api, hosts.auth],
      release: {
        environment: "bench",
        revision: 1,
        worker: false,
        shell: {
          live: {
            id: "one",
            scripts: scripts.map(({ href, integrity }) => ({ src: href, integrity })),
            styles: [],
          },
          fallback: null,
        },
        areas: Object.fromEntries(AREAS.map((name) => [name, ONE])),
      },
      config: {
        ...hosts,
        authKey: "local",
        development: false,
        entryTimeoutMs: 8000,
        posthog: null,
        firstCall: firstCallOf(match, hosts.api, new URLSearchParams()),
      },
    });
  };
  return { boot: integrityOf(Buffer.from(parts.boot)), at };
}
